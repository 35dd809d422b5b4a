"""What symdyn tells people: listings, robots, drawings, and how far a run is."""

from __future__ import annotations
