"""Reply drafts from templates."""
