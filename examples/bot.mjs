// Sits down at a table and plays random moves to the end, with nothing but Node 18 or later.
//
// node examples/bot.mjs http://127.0.0.1:7865 KARUMOBIDE

const [server, code] = process.argv.slice(2);
const table = `/api/tables/${code}`;
const headers = { "Content-Type": "application/json" };

async function ask(path, body) {
  const sent = body ? { method: "POST", body: JSON.stringify(body), headers } : { headers };
  const answer = await fetch(server + path, sent);
  if (!answer.ok && answer.status !== 409) throw new Error(await answer.text()); // 409: the stream will tell
  return answer;
}

// The table, at once and after every change. Each message is whole: the stream may be asked for at any time.
async function* tables(seat) {
  for (;;) {
    let text = "";
    try {
      const answer = await ask(`${table}/stream?seat=${seat}`);
      for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
        const lines = (text + piece).split("\n");
        text = lines.pop();
        for (const line of lines) if (line.startsWith("data: ")) yield JSON.parse(line.slice(6));
      }
    } catch {
      await new Promise((then) => setTimeout(then, 1000));
    }
  }
}

headers.Authorization = "Bearer " + (await (await ask("/api/players", { name: "Random" })).json()).token;
const seat = (await (await ask(table)).json()).seats.findIndex(({ kind }) => kind === "open");
await ask(`${table}/seats`, { seat });
for await (const { over, moves, ply, undone, view } of tables(seat)) {
  if (over) {
    console.log(JSON.stringify(view.result));
    process.exit();
  }
  const move = moves[Math.floor(Math.random() * moves.length)]; // none while others are to choose
  if (move) await ask(`${table}/moves`, { move, ply, undone, seat });
}
