"""qisai (棋赛): runs a Chinese chess or xiangqi tournament out of the mailbox and in Excel."""

__version__ = "0.1.0"
