"""A server in a process of its own, as people run it: it can be killed, and started again on the same database."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from midway.server.settings import Settings
from tests.testkit.serving import free_port, quick
from tests.testkit.visiting import PATIENCE, Door

ROOT = Path(__file__).parents[2]


def command_of(pid: int) -> bytes:
    """With which command a process runs; nothing if it has ended."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


class ServerProcess(Door):
    """One worker, or several behind one port."""

    def __init__(self, settings: Settings, workers: int = 1, armed: bool = False) -> None:
        super().__init__(free_port())
        usual = Settings()
        changed = {name: value for name, value in vars(settings).items() if value != getattr(usual, name)}
        self.environment = {
            **os.environ,
            **{f"MIDWAY_{name.upper()}": str(value) for name, value in changed.items()},
            "PYTHONPATH": os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), str(ROOT)]),
        }
        program = ["-m", "tests.testkit.dying"] if armed else ["-c", "from midway.cli.main import main; main()"]
        self.command = [sys.executable, *program, "serve", "--port", str(self.port)]
        if workers > 1:
            self.command += ["--workers", str(workers)]
        self.folder = tempfile.TemporaryDirectory(prefix="mw-")
        self.arm_file = Path(self.folder.name) / "arm"
        self.environment["MIDWAY_TEST_ARM"] = str(self.arm_file)
        self.log = Path(self.folder.name) / "log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command, env=self.environment, cwd=ROOT, stdout=log, stderr=log, start_new_session=True
            )
        deadline = time.monotonic() + PATIENCE
        while not self.is_well():
            if time.monotonic() > deadline or self.process.poll() is not None:
                raise RuntimeError(f"the server did not start: {self.log.read_text('utf-8', 'replace')[-3000:]}")
            time.sleep(0.02)

    def is_well(self) -> bool:
        """Does it answer, and can it use its database?"""
        with contextlib.suppress(OSError):
            return self.try_("GET", "/healthz").status == 200
        return False

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def arm(self, moment: str) -> None:
        """It shall die at its next write: "before" it, "within" it, or "after" it and before anybody hears of it."""
        self.arm_file.write_text(moment)

    def kill(self) -> None:
        """As kill -9 does."""
        self.process_killed(signal.SIGKILL)

    def process_killed(self, by: int) -> None:
        if self.process is not None and self.process.poll() is None:
            os.kill(self.process.pid, by)
        self.wait_for_death()

    def wait_for_death(self) -> None:
        if self.process is not None:
            self.process.wait(PATIENCE)

    def children(self) -> list[int]:
        """The processes it has started."""
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(self.pid)], check=False, capture_output=True)
        return [int(word) for word in found.stdout.split()]

    def bots(self) -> list[int]:
        """Its processes in which bots think."""
        return [pid for pid in self.children() if b"bot_process" in command_of(pid)]

    def remove(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(5)
            if self.process.poll() is None:
                self.process.kill()
                self.process.wait(5)
        self.folder.cleanup()

    def logged(self) -> str:
        return self.log.read_text("utf-8", "replace")


@contextmanager
def server_process(database: str, workers: int = 1, armed: bool = False, **more: object) -> Iterator[ServerProcess]:
    """A server process for as long as it is needed, started."""
    made = ServerProcess(quick(database, **more), workers, armed)
    try:
        made.start()
        yield made
    finally:
        made.remove()
