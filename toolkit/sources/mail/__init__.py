"""Reads mail: messages, mailboxes, Outlook files and what is packed inside them."""
