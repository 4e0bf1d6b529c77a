"""Check-in and after the last round: prizes, titles, books, archive (报到和赛后)."""
