"""The only writers of workbooks."""
