"""The recursions of rigid-body dynamics, each written once, and their catalogue."""
