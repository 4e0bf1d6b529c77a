"""Commands on single files, without an event (单个文件)."""
