"""The only readers of what people send: mails, archives, workbooks, filled-in sheets."""
