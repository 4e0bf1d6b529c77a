"""Play: sections, pairings, results, standings (比赛)."""
