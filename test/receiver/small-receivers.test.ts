import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { checkReceiver } from "../../src/check/receiver/check-receiver.ts";
import { pageFetch } from "../../src/client/fetch.ts";
import { submitTo } from "../../src/client/submit.ts";
import { freePort } from "../../src/web/node/free-port.ts";
import { codeIn } from "../docs/doc-page.ts";
import { temporaryFolder } from "../resources.ts";
import { bookingRequest } from "../server/handler-fixture.ts";

const request = bookingRequest();
const hasPhp = spawnSync("php", ["--version"]).status === 0;

const RECEIVERS = [
  {
    page: "receive-node",
    language: "js",
    file: "receiver.mjs",
    isAvailable: true,
    stored: storedInDatabase,
  },
  {
    page: "receive-php",
    language: "php",
    file: "published/receiver.php",
    isAvailable: hasPhp,
    stored: storedAsFiles,
  },
];

function storedInDatabase(folder: string): string[] {
  const database = new DatabaseSync(join(folder, "requests.sqlite"));
  const rows = database.prepare("SELECT body FROM requests").all();
  database.close();
  return rows.map(({ body }) => String(body));
}

function storedAsFiles(folder: string): string[] {
  const requests = join(folder, "requests");
  return readdirSync(requests).map((name) => readFileSync(join(requests, name), "utf8"));
}

describe.each(RECEIVERS)(
  "the documented receiver in $language",
  ({ page, language, file, isAvailable, stored }) => {
    const folder = temporaryFolder(afterAll);
    let server: ChildProcess | undefined;
    let url = "";
    const post = (body: string, type = "application/json") =>
      fetch(url, { method: "POST", headers: { "Content-Type": type }, body });

    beforeAll(async () => {
      mkdirSync(join(folder, "published"));
      writeFileSync(join(folder, file), codeIn(page, language));
      const port = await freePort(20_000 + Math.floor(Math.random() * 20_000));
      url = `http://127.0.0.1:${port}/receiver.php`;
      const [command, args] =
        language === "js"
          ? [process.execPath, [file]]
          : ["php", ["-S", `127.0.0.1:${port}`, "-t", "published"]];
      if (!isAvailable) return;
      server = spawn(command, args, { cwd: folder, env: { ...process.env, PORT: String(port) } });
      await vi.waitFor(() => fetch(url), { timeout: 10_000, interval: 50 });
    });
    afterAll(() => server?.kill());

    test.skipIf(!isAvailable)("stores a request once, however often it is sent", async () => {
      const submit = submitTo(url, { signal: new AbortController().signal, fetch: pageFetch });
      const outcomes = await Promise.all([1, 2, 3].map(() => submit(request)));
      expect(outcomes).toEqual(Array(3).fill({ kind: "accepted" }));
      expect(stored(folder).map((text) => JSON.parse(text))).toEqual([request]);
    });

    test.skipIf(!isAvailable)("answers the preflight of the practice's page", async () => {
      const { status, headers } = await fetch(url, { method: "OPTIONS" });
      expect(status).toBe(204);
      expect(headers.get("Access-Control-Allow-Origin")).toBe("https://practice.example");
      expect(headers.get("Access-Control-Allow-Headers")).toBe("content-type");
    });

    test.skipIf(!isAvailable)("passes every rule of the check", async () => {
      const target = { url, origin: "https://practice.example", idempotencyHeader: false };
      const { rules } = await checkReceiver(
        { ...target, locationId: undefined },
        { timeoutMs: 10_000 },
      );
      const failed = rules.filter(({ id, outcome }) => outcome !== "pass" && id !== "answer-time");
      expect(failed).toEqual([]);
    });

    test.skipIf(!isAvailable)("refuses everything else", async () => {
      const statusOf = async (...request: Parameters<typeof post>) =>
        (await post(...request)).status;
      expect(await statusOf(JSON.stringify(request), "text/plain")).toBe(415);
      expect(await statusOf('{ "id": "../../etc/passwd" }')).toBe(400);
      for (const body of ["{", "null", "[]", '{ "id": 7 }', ""])
        expect(await statusOf(body)).toBe(400);
      expect(await statusOf(`"${"x".repeat(70_000)}"`)).toBe(413);
      expect((await fetch(url)).status).toBe(405);
    });
  },
);
