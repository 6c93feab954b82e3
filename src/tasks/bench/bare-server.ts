import { createServer } from "node:http";
import process from "node:process";

// What `node:http` can do at most with the answer of another server: the same bytes, and nothing
// to work out. The first word names the address of that answer.
const [address = ""] = process.argv.slice(2);
const OWN = new Set(["connection", "date", "keep-alive"]);

const response = await fetch(address, { headers: { "Accept-Encoding": "identity" } });
const body = Buffer.from(await response.arrayBuffer());
const headers = [...response.headers].filter(([name]) => !OWN.has(name)).flat();

createServer((_request, answer) => {
  answer.writeHead(response.status, headers);
  answer.end(body);
}).listen(0, "127.0.0.1", function ready(this: ReturnType<typeof createServer>) {
  const bound = this.address();
  if (typeof bound === "object") console.log(`ready http://127.0.0.1:${bound?.port}/`);
});
