"""The demo: a whole sample event (演示)."""
