/* The illustrated rules: finds words as one types, marks the section in view, prints. The page works without it. */

document.documentElement.classList.add("with-script");

// ---- words are found as they are typed: what does not fit is hidden

const plain = (text) => text.toLocaleLowerCase(document.documentElement.lang);

function filter(section, words) {
  let shown = 0;
  for (const entry of section.querySelectorAll("article, .glossary dl > div")) {
    const text = plain(`${entry.textContent} ${entry.dataset.also ?? ""}`);
    entry.hidden = !words.every((word) => text.includes(word));
    shown += !entry.hidden;
  }
  for (const group of section.querySelectorAll(".rulegroup, .glossary")) {
    group.hidden = !group.querySelector(":is(article, dl > div):not([hidden])");
  }
  section.querySelector(".nothing").hidden = shown > 0;
}

// Also for the same section in the drawer over a table.
export function makeSearchable(section) {
  const field = section.querySelector(".search input");
  const apply = () => filter(section, plain(field.value).split(/\s+/).filter(Boolean));
  field.addEventListener("input", apply);
  field.form.addEventListener("submit", (event) => {
    if (new URLSearchParams(location.search).has("find")) return; // the server has left rules out: it must be asked
    event.preventDefault();
    apply();
  });
}

for (const section of document.querySelectorAll("main.learn > #rules")) makeSearchable(section);

// ---- the section in view is marked in the contents

const links = new Map([...document.querySelectorAll(".toc a")].map((link) => [link.hash.slice(1), link]));
const seen = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      for (const [key, link] of links) link.toggleAttribute("aria-current", key === entry.target.id);
      links.get(entry.target.id)?.setAttribute("aria-current", "location");
    }
  },
  { rootMargin: "-20% 0px -70%" },
);
for (const key of links.keys()) seen.observe(document.getElementById(key));

document.querySelector(".print")?.addEventListener("click", () => print());
