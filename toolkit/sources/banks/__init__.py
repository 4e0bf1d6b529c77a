"""Bank and wallet statements: one reader, one table of declarations (layouts)."""
