"""Who entered (报名): forms grouped to units and players, newest version first; pure."""
