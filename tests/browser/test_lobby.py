"""Two people who don't know each other find each other in the lobby, each in a browser of their own."""

import re

from playwright.sync_api import Browser, expect

from browser.conftest import Server
from browser.test_together import newcomer


def test_two_browsers_find_each_other(browser: Browser, server: Server) -> None:
    ana, ben = (newcomer(browser, server) for _ in range(2))
    ben.goto("/lobby?game=clustered")
    row = ben.locator(".open-list li", has_text="Ana Anić")
    expect(row).to_have_count(0)
    ana.goto("/lobby")
    ana.locator("#pair-name").fill("Ana Anić")
    ana.locator("#pair-game").select_option("clustered")
    ana.get_by_role("button", name="Find somebody").click()
    ana.wait_for_url(re.compile(r"/tables/[A-Z]+"))
    expect(row).to_have_count(1)  # nobody reloaded the page
    ben.get_by_role("button", name="Join: Clustered, Ana Anić").focus()
    ben.keyboard.press("Enter")
    expect(ben.locator("#join-name")).to_be_focused()  # a stranger gives a name first
    ben.keyboard.type("Ben")
    ben.get_by_role("button", name="Join: Clustered, Ana Anić").press("Enter")
    ben.wait_for_url(re.compile(r"/tables/[A-Z]+"))
    for page in (ana, ben):
        page.wait_for_selector("#table")
    assert ana.url.partition("?")[0] == ben.url.partition("?")[0]
    late = newcomer(browser, server)
    late.goto("/lobby?game=clustered")
    expect(late.locator(".open-list li", has_text="Ana Anić")).to_have_count(0)
    for page in (ana, ben, late):
        page.context.close()


def test_the_host_takes_the_table_out_without_a_script(browser: Browser, server: Server) -> None:
    plain = browser.new_context(base_url=server.address, java_script_enabled=False, service_workers="block").new_page()
    plain.goto("/lobby?game=onecard&speed=days")
    plain.locator("#pair-name").fill("Vera")
    plain.get_by_role("button", name="Find somebody").click()
    plain.get_by_role("button", name="Take it out of the lobby").click()
    expect(plain.get_by_role("button", name="Show it in the lobby")).to_be_visible()
    stranger = newcomer(browser, server)
    stranger.goto("/lobby?game=onecard&speed=days")
    expect(stranger.locator(".open-list li")).to_have_count(0)
    for page in (plain, stranger):
        page.context.close()
