"""TRF text to model and back."""
