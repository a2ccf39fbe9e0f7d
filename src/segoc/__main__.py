"""`python -m segoc` is the command `segoc`."""

import sys

from segoc.cli import main

sys.exit(main())
