"""What functions cost, side by side with other libraries."""
