"""Behind a load balancer the next request may reach another server: it is told how much of a table is known."""

from visitors import Server


def test_after_a_move_a_cookie_tells_how_much_is_known(server: Server) -> None:
    ana = server.person("Ana")
    address = ana.open(game="pixies")
    code = address.rpartition("/")[2]
    answer = ana.post(f"{address}/talk", text="hello", key="1")
    sequence = server.table(address).sequence
    [cookie] = [one for one in answer.headers.get_list("set-cookie") if one.startswith("stol-known=")]
    assert cookie.startswith(f"stol-known={code}.{sequence};")
    assert f"Path={address}" in cookie
    assert "HttpOnly" in cookie
