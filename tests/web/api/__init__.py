"""What programs may ask, by subject."""
