"""Whether anything that can be sent does harm."""
