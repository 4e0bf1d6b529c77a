"""Entries: from the mailbox to the published list (报名)."""
