import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { EXAMPLES } from "../../examples/index.ts";
import { freePort } from "../../server/hosts/free-port.ts";
import { startMessage } from "./start-message.ts";

const DEFAULT_PORT = 5173;
const port = await freePort(DEFAULT_PORT);
if (port !== DEFAULT_PORT) console.log(`Port ${DEFAULT_PORT} is taken; using ${port}.`);

const server = await createServer({
  configFile: fileURLToPath(new URL("../../../vite.config.ts", import.meta.url)),
  logLevel: "warn",
  server: { host: "127.0.0.1", port, strictPort: true },
});
await server.listen();
console.log(startMessage(`http://localhost:${port}`, EXAMPLES));

// Vite exits with 143 on SIGTERM unless a status is set, and npm would report that as an error.
process.exitCode = 0;
process.once("SIGINT", async () => {
  console.log("\nStopped.");
  await server.close();
  process.exit();
});
