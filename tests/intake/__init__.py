"""What arrives, from commands to workbooks: mails, forms, lists and what people type."""
