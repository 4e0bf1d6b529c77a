"""Pages for the wall and the phone: PDF and PNG, set with Typst from templates/pages."""
