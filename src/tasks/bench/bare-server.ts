import { createServer } from "node:http";
import process from "node:process";

// The baseline: `node:http` sending a stored copy of another server's response. The first argument
// is that response's URL.
const [url = ""] = process.argv.slice(2);
const CONNECTION_HEADERS = new Set(["connection", "date", "keep-alive"]);

const original = await fetch(url, { headers: { "Accept-Encoding": "identity" } });
const body = Buffer.from(await original.arrayBuffer());
const headers = [...original.headers].filter(([name]) => !CONNECTION_HEADERS.has(name)).flat();

const server = createServer((_request, response) => {
  response.writeHead(original.status, headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") console.log(`ready http://127.0.0.1:${address?.port}/`);
});
