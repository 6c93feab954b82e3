/** @module-tag all */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { onTestFinished } from "vitest";
import { findProgram } from "../../src/tasks/find-programs.ts";
import { codeIn } from "../docs/doc-page.ts";
import { eventually, portForServer, temporaryFolder } from "../resources.ts";
import { run } from "../server/started.ts";
import { type Receiver, receiverAt } from "./receiver-fixture.ts";

const nginx = findProgram("nginx");

export const hasNginx = nginx !== null;

/** Starts nginx with the documented settings in front of two receivers. */
export async function startNginx(servers: readonly string[]): Promise<Receiver> {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "logs"));
  const port = await portForServer();
  const [one = "", two = ""] = servers.map((origin) => new URL(origin).host);
  const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  execFileSync("openssl", ["req", "-x509", "-nodes", "-subj", "/CN=booking.example", ...files], {
    stdio: "ignore",
  });
  const settings = codeIn("receiver-operation", "nginx")
    .replace("10.0.0.1:8080", one)
    .replace("10.0.0.2:8080", two)
    .replaceAll("/etc/letsencrypt/live/booking.example", folder)
    .replace("listen 443", `listen 127.0.0.1:${port}; listen 127.0.0.1:${await portForServer()}`);
  writeFileSync(
    join(folder, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid nginx.pid; error_log stderr;
    events {} http { access_log off;
    ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${name};`).join(" ")}
    ${settings} }`,
  );
  const { child } = run(nginx ?? "", ["-p", folder, "-c", "nginx.conf"], /^$/);
  onTestFinished(() => void child.kill("SIGTERM"));
  const origin = `http://127.0.0.1:${port}`;
  await eventually(() => fetch(origin));
  return receiverAt(origin, (path, init) => fetch(origin + path, init));
}
