"""A browser that receives push messages: its developer tools hand them to our service worker."""

import json
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page

SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(
  ({ title, body, tag, data }) => ({ title, body, tag, data }))"""


class Receiver:
    """A page of a browser that is allowed to show notices."""

    def __init__(self, page: Page, origin: str) -> None:
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        self._page, self._origin = page, origin
        self._tools, self._registration = registration_of(page)

    def deliver(self, message: Mapping[str, Any]) -> None:
        """As a push service would; returns when the notice is shown, alone."""
        sent = {"origin": self._origin, "registrationId": self._registration, "data": json.dumps(message)}
        self._tools.send("ServiceWorker.deliverPushMessage", sent)
        while [notice["body"] for notice in self.shown()] != [message["body"]]:
            self._page.wait_for_timeout(50)

    def shown(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._page.evaluate(SHOWN)
        return found


def registration_of(page: Page) -> tuple[Any, str]:
    """A session of the developer tools, and the id of the registration of our service worker."""
    tools = page.context.new_cdp_session(page)
    found: list[str] = []

    def note(told: dict[str, Any]) -> None:
        found.extend(one["registrationId"] for one in told["registrations"] if page.url.startswith(one["scopeURL"]))

    tools.on("ServiceWorker.workerRegistrationUpdated", note)
    tools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(100)
    return tools, found[-1]
