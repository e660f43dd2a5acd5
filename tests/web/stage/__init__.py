"""The tables in the browser, without one."""
