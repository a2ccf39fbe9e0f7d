"""Chromium, as the tests and the screenshots drive it."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

# No sandbox: root, as which CI runs, can't have one. The others keep Chromium from asking
# anybody on the net for anything.
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@contextmanager
def chromium() -> Iterator[Browser]:
    program = shutil.which(os.environ.get("SEGOC_CHROMIUM", "chromium"))
    assert program is not None, "there is no Chromium: `make test-e2e` installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        browser.close()
