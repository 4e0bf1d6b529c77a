"""Money: dues against statements, refunds, invoices, rooms in order of payment (收费和住宿)."""
