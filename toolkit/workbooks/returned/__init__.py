"""Marks a copy of a received workbook without losing anything that the sender's file holds.

The package is edited part by part: untouched parts keep their bytes, touched ones are changed by
lxml, which keeps prefixes that `mc:Ignorable` names (ElementTree does not, and Excel then
"repairs" the file).
"""
