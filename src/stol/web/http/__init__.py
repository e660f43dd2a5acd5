"""What every request passes: who asks, how much is allowed, streams, refusals."""
