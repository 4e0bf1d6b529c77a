"""The record: log, undo, where the event stands (记录)."""
