from __future__ import annotations

import sys

from tests.mutants.bench import main

main(sys.argv[1:])
