"""Pure readers of single values: IDs, dates, names, phones, titles. Text in, value out."""
