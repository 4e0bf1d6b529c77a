"""The one time zone of all events: China has one, without summer time."""

from datetime import timedelta, timezone

SHANGHAI = timezone(timedelta(hours=8), "Asia/Shanghai")
