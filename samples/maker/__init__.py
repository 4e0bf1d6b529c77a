"""The sample event zibo-2020: invented units, players, mails and forms with planted faults."""
