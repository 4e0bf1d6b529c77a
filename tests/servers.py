"""Mail servers on the loopback address: real IMAP and SMTP, and a gate as 163 has it."""

import re
import socket
import socketserver
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from email.message import Message as Mime
from pathlib import Path
from typing import Any, ClassVar

HOST, USER, PASSWORD = "127.0.0.1", "demouser", "demopass"


def free_port() -> int:
    with socket.socket() as found:
        found.bind((HOST, 0))
        return int(found.getsockname()[1])


@contextmanager
def imap_server() -> Iterator[int]:
    """pymap with its demo mailbox; gives the port."""
    port = free_port()
    program = Path(sys.executable).with_name("pymap")
    options = ("--no-tls", "--no-service", "managesieve", "dict", "--demo-data")
    command = [str(program), "--host", HOST, "--port", str(port), *options]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            _await_port(port)
            yield port
        finally:
            process.terminate()


def _await_port(port: int) -> None:
    for _ in range(200):
        with suppress(OSError), socket.create_connection((HOST, port), 0.2):
            return
        time.sleep(0.05)
    raise AssertionError("the IMAP server did not start")


class _Gate(socketserver.StreamRequestHandler):
    """Passes lines through, but refuses SELECT and EXAMINE until ID was sent, as 163 does."""

    behind: ClassVar[int]

    def handle(self) -> None:
        with socket.create_connection((HOST, self.behind)) as server:
            back = threading.Thread(target=self._answers, args=(server,), daemon=True)
            back.start()
            said = False
            while line := self.rfile.readline():
                said = said or re.match(rb"\S+ ID ", line, re.IGNORECASE) is not None
                if re.match(rb"\S+ (SELECT|EXAMINE) ", line, re.IGNORECASE) and not said:
                    tag = line.split()[0]
                    self.wfile.write(tag + b" NO Unsafe Login. Please contact kefu@188.com\r\n")
                else:
                    server.sendall(line)

    def _answers(self, server: socket.socket) -> None:
        with suppress(OSError, ValueError):
            while data := server.recv(65536):
                self.wfile.write(data)


@contextmanager
def id_gate(behind: int) -> Iterator[int]:
    """A 163-like gate before an IMAP server; gives its port."""
    handler = type("Gate", (_Gate,), {"behind": behind})
    with socketserver.ThreadingTCPServer((HOST, 0), handler) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield int(server.server_address[1])
        finally:
            server.shutdown()


class Inbox:
    """What an SMTP server took; `refuse` answers the next receivers with these codes first."""

    def __init__(self, refuse: tuple[str, ...] = ()) -> None:
        self.mails: list[tuple[list[str], bytes]] = []
        self.refuse = list(refuse)
        self.tries = 0

    async def handle_RCPT(  # noqa: N802  # aiosmtpd's name
        self, _server: Any, _session: Any, envelope: Any, address: str, _options: list[str]
    ) -> str:
        self.tries += 1
        if self.refuse:
            return self.refuse.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802  # aiosmtpd's name
        self, _server: Any, _session: Any, envelope: Any
    ) -> str:
        self.mails.append((list(envelope.rcpt_tos), bytes(envelope.content)))
        return "250 OK"


@contextmanager
def smtp_server(inbox: Inbox) -> Iterator[int]:
    """aiosmtpd; gives the port."""
    from aiosmtpd.controller import Controller

    controller = Controller(inbox, hostname=HOST, port=free_port())
    controller.start()
    try:
        yield int(controller.port)
    finally:
        controller.stop()


def header(raw: bytes, name: str) -> str | None:
    """A field of a received mail."""
    import email

    message: Mime = email.message_from_bytes(raw)
    return message[name]
