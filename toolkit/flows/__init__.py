"""Load, compute, plan, write: what each command does."""
