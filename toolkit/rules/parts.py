"""The records that other packages use most, under one name."""

from toolkit.rules.dates import Moment
from toolkit.rules.eligibility import Level
from toolkit.rules.entry import Demand
from toolkit.rules.money import Changes, Fee, Hotel, Lodging, RoomType

__all__ = ["Changes", "Demand", "Fee", "Hotel", "Level", "Lodging", "Moment", "RoomType"]
