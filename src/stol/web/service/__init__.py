"""What can be asked of tables. No HTTP and no HTML: pages and programs call the same functions."""
