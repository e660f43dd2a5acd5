"""Notices by Web Push and by mail: put into words, sent in the background, each once."""
