import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { EXAMPLES } from "../../examples/index.ts";
import { freePort } from "../../web/node/free-port.ts";
import { startMessage } from "./start-message.ts";
import { readStartOptions, USAGE } from "./start-options.ts";

const options = readStartOptions(process.argv.slice(2));
if ("help" in options) {
  process.stdout.write(USAGE);
} else if ("error" in options) {
  console.error(`${options.error}\nTry npm start -- --help.`);
  process.exitCode = 2;
} else {
  await start(options.port);
}

async function start(wanted: number) {
  const port = await freePort(wanted);
  if (port !== wanted) console.log(`Port ${wanted} is in use; using ${port}.`);

  const server = await createServer({
    configFile: fileURLToPath(new URL("../../../vite.config.ts", import.meta.url)),
    logLevel: "warn",
    server: { host: "127.0.0.1", port, strictPort: true },
  });
  await server.listen();
  const address = server.httpServer?.address();
  const bound = typeof address === "object" ? address?.port : undefined;
  console.log(startMessage(`http://localhost:${bound ?? port}`, EXAMPLES));

  // Vite exits with 143 on SIGTERM unless a status is set, and npm would report that as an error.
  process.exitCode = 0;
  process.once("SIGINT", async () => {
    console.log("\nStopped.");
    await server.close();
    process.exit();
  });
}
