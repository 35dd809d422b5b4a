"""Robots: joints, trees of bodies, and the files they come from."""
