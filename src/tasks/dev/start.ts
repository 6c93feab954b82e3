import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { EXAMPLES } from "../../examples/index.ts";
import { freePort } from "../../server/hosts/free-port.ts";
import { addresses } from "./addresses.ts";

const wanted = 5173;
const port = await freePort(wanted);
if (port !== wanted) console.log(`Port ${wanted} is taken; using ${port}.`);

const server = await createServer({
  configFile: fileURLToPath(new URL("../../../vite.config.ts", import.meta.url)),
  logLevel: "warn",
  server: { host: "127.0.0.1", port, strictPort: true },
});
await server.listen();
console.log(addresses(`http://localhost:${port}`, EXAMPLES));

// Vite ends on SIGTERM too, and with 143 unless a status is there already; to end a development
// server is no failure that npm should report.
process.exitCode = 0;
process.once("SIGINT", async () => {
  console.log("\nStopped.");
  await server.close();
  process.exit();
});
