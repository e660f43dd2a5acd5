// Screen readers miss a status that is drawn anew together with its words. So one status stays, and says what is new.

const STATUS = ":is(#table, main) [role=status]";
const heard = document.createElement("p");
Object.assign(heard, { id: "heard", className: "sr" });
heard.setAttribute("role", "status");
document.body.append(heard);

/** What the table tells now. */
export const told = () => [...document.querySelectorAll(STATUS)].map((status) => status.innerText.trim()).filter(Boolean);

/** Says what the table did not tell before; each of its own statuses is silent, so that nothing is heard twice. */
export function sayNews(before) {
  const news = told().filter((words) => !before.includes(words));
  if (news.length) heard.innerText = news.join("\n");
  for (const status of document.querySelectorAll(STATUS)) status.setAttribute("aria-live", "off");
}
