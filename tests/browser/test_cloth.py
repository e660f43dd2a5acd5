"""The board of Clustered by itself: its script counts the spaces off screen in the words of the page's language."""

from html import escape

import pytest
from playwright.sync_api import Browser

from stol.web.html.assets import FOLDER

FORMS = {"one": "ještě # místo", "few": "ještě # místa", "other": "ještě # míst"}
BOARD = """
<!doctype html>
<html lang="{language}">
  <div class="mat" style="width: 300px; height: 300px; overflow: hidden">
    <svg data-cloth viewBox="0 0 5000 300" data-last="0,0" data-pitch="100" width="300" height="300">{spots}</svg>
    <button class="edge" hidden {forms}><span></span></button>
    <div class="zoom" hidden></div>
  </div>
</html>
"""


@pytest.mark.parametrize(
    ("language", "count", "words"),
    [
        ("cs", 1, "ještě 1 místo"),
        ("cs", 3, "ještě 3 místa"),
        ("cs", 5, "ještě 5 míst"),
        ("cs", 21, "ještě 21 míst"),
        ("hr", 21, "ještě 21 místo"),
        ("en", 3, "ještě 3 míst"),
    ],
)
def test_spaces_off_screen_are_counted_by_the_plural_forms_of_the_page(
    browser: Browser, language: str, count: int, words: str
) -> None:
    page = browser.new_page(viewport={"width": 390, "height": 844})
    spots = "".join(f'<a class="spot" transform="translate({4000 + 10 * number} 0)"></a>' for number in range(count))
    forms = " ".join(f'data-{category}="{escape(form)}"' for category, form in FORMS.items())
    page.set_content(BOARD.format(language=language, spots=spots, forms=forms))
    page.add_script_tag(path=FOLDER / "cloth.js", type="module")
    page.wait_for_function("!document.querySelector('.edge').hidden")
    assert page.locator(".edge span").text_content() == words
    page.close()
