"""Prizes (奖金): from final standings and the regulation to a list of awards, each explained."""
