"""Sends mail by SMTP."""

import re
import smtplib
import ssl
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from stol.web.service.notices.outcome import Outcome

TIMEOUT: Final = 30.0
"""Seconds for the mail server to answer."""
LONGEST_ADDRESS: Final = 254
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
PORTS: Final = {"smtp": 587, "smtps": 465}


def is_mail_address(text: str) -> bool:
    return len(text) <= LONGEST_ADDRESS and ADDRESS.fullmatch(text) is not None


@dataclass(frozen=True)
class MailServer:
    """Where mail is handed over: `smtp://user:password@host:587`, or `smtps://` for TLS from the start."""

    scheme: str
    host: str
    port: int
    user: str = ""
    password: str = field(default="", repr=False)

    @classmethod
    def of(cls, url: str) -> "MailServer":
        """ValueError: it is no such URL. The message does not contain it: there may be a password in it."""
        place = urlsplit(url)
        if place.scheme not in PORTS or not place.hostname:
            raise ValueError(place.scheme)
        port = place.port or PORTS[place.scheme]
        return cls(place.scheme, place.hostname, port, unquote(place.username or ""), unquote(place.password or ""))


@dataclass(frozen=True)
class Letter:
    """A mail, ready but for its sender."""

    to: str
    subject: str
    text: str
    stop: str = ""
    """The address that ends such mails with one tap."""


class Mailer:
    """Sends mail. Calls block, so they are made from threads."""

    def __init__(self, server: MailServer, sender: str) -> None:
        self._server, self._sender = server, sender

    def message(self, letter: Letter) -> EmailMessage:
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self._sender, letter.to, letter.subject
        mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=self._sender.rpartition("@")[2].strip("> "))
        mail["Auto-Submitted"] = "auto-generated"
        if letter.stop:
            mail["List-Unsubscribe"] = f"<{letter.stop}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(letter.text)
        return mail

    def send(self, letter: Letter) -> Outcome:
        try:
            with self._connect() as smtp:
                smtp.send_message(self.message(letter))
        except smtplib.SMTPRecipientsRefused as refused:
            codes = [code for code, _ in refused.recipients.values()]
            return Outcome.GONE if all(code >= 500 for code in codes) else Outcome.FAILED
        except (OSError, smtplib.SMTPException, ValueError):
            return Outcome.FAILED
        return Outcome.SENT

    def _connect(self) -> smtplib.SMTP:
        server = self._server
        tls = ssl.create_default_context()
        if server.scheme == "smtps":
            smtp: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=TIMEOUT, context=tls)
        else:
            smtp = smtplib.SMTP(server.host, server.port, timeout=TIMEOUT)
            smtp.ehlo()
            if smtp.has_extn("starttls"):
                smtp.starttls(context=tls)
            elif server.user:
                smtp.close()
                raise smtplib.SMTPNotSupportedError("a password is only sent over TLS")
        if server.user:
            smtp.login(server.user, server.password)
        return smtp
