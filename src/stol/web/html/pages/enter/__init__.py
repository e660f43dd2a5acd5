"""The pages to enter a real table: tapped together piece by piece, or typed as codes."""
