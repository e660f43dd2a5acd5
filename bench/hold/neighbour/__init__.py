"""What an ordinary player notices while one client does its worst."""
