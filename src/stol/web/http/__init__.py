"""HTTP parts shared by pages and API: visitors, rate limits, streams, errors."""
