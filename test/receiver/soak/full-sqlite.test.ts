import { execFile } from "node:child_process";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type Sql, sql } from "../../../src/receiver/stores/sql-database.ts";
import { openSqlite } from "../../../src/receiver/stores/sqlite-database.ts";
import { freePort } from "../../../src/web/node/free-port.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";
import { insertRequests } from "../many-requests.ts";
import { hasNginx, startNginx } from "../nginx/start-nginx.ts";
import { ownReceiver } from "../own-receiver.ts";
import { addQuickAccount } from "../quick-account.ts";
import { receiveWebhooks } from "../receive-webhooks.ts";
import { PASSWORD, SECRET, signIn, temporaryFolder } from "../receiver-fixture.ts";
import {
  flood,
  many,
  measureBareHandler,
  memoryOf,
  postAsPatient,
  postWhile,
  printTable,
  seconds,
} from "./soak-parts.ts";

const DAY_MS = 86_400_000;
// Unlike those of the tests' PostgreSQL, each is written to the disk.
const FLOOD = many(2000);

describe.skipIf(!process.env.FULL || !hasNginx)("one receiver behind nginx, with SQLite", () => {
  test("keeps what it accepts through a kill, floods, retention, a backup and an export", async () => {
    const { received, url } = await receiveWebhooks();
    const folder = temporaryFolder();
    onTestFinished(folder.remove);
    const file = folder.file("data.sqlite");
    await addQuickAccount(folder.file("accounts.json"), "ada", PASSWORD);
    const port = await freePort(23_000);
    const start = (maxPerLocation: number, args: readonly string[] = []) =>
      ownReceiver(
        [
          ...["--port", String(port), "--data", file, "--metrics-port", "0"],
          ...["--accounts", folder.file("accounts.json"), "--address-header", "X-Real-IP"],
          ...["--webhook", url, "--webhook-secret", SECRET],
          ...["--max-per-address", "9999999", "--max-per-location", String(maxPerLocation)],
          ...args,
        ],
        undefined,
      );
    const bare = await measureBareHandler();

    const database = openSqlite(file);
    const old = new Date(Date.now() - 120 * DAY_MS).toISOString();
    await insertRequests(database, many(100_000), old);
    await insertRequests(database, many(100_000));
    const direct = `http://127.0.0.1:${port}`;
    const origin = await startNginx([direct, direct]);
    const accepted = new Set<string>();
    // Sent again with the same id, as the form and patients do.
    const post = async () => {
      const request = bookingRequest();
      let response = await postAsPatient(origin, request);
      while ([502, 503].includes(response.status)) {
        await response.arrayBuffer();
        await seconds(0.2);
        response = await postAsPatient(origin, request);
      }
      if (response.ok) accepted.add(request.id);
      return response;
    };
    const countOf = async (where: Sql) => {
      const query = sql`SELECT count(*) AS count FROM booking_requests WHERE ${where}`;
      return Number((await database.run(query))[0]?.count);
    };

    let receiver = await start(9_999_999);
    const isDone = async () => expect(await countOf(sql`received_at <= ${old}`)).toBe(0);
    const retention = vi.waitFor(isDone, { timeout: 180_000, interval: 200 });
    const parts = [
      await postWhile(`retention of ${many(100_000)}`, post, retention),
      await postWhile("nothing else", post, seconds(5)),
    ];

    const floodSize = flood(origin, FLOOD, [201]);
    parts.push(await postWhile(`flood of ${FLOOD}`, post, floodSize));
    expect(await countOf(sql`suspicion IS NOT NULL`)).toBe(await floodSize);

    const copy = folder.file("backup.sqlite");
    const before = new Set(accepted);
    const command = [`${process.cwd()}/src/receiver/command.ts`, "backup", copy, "--data", file];
    const backup = promisify(execFile)(process.execPath, command);
    parts.push(await postWhile("backup", post, backup));
    const restored = new DatabaseSync(copy, { readOnly: true });
    const rows = restored.prepare("SELECT id FROM booking_requests").all();
    restored.close();
    const restoredIds = new Set(rows.map(({ id }) => id));
    expect([...before].filter((id) => !restoredIds.has(id))).toEqual([]);

    const staff = await signIn(direct, "ada");
    const exported = staff.get("/inbox/export.csv").then((response) => response.text());
    parts.push(await postWhile("export", post, exported));
    expect((await exported).split("\r\n").length).toBeGreaterThan(many(100_000));

    const interrupt = async () => {
      receiver.stop();
      receiver = await start(9_999_999);
      await seconds(1);
    };
    parts.push(await postWhile("a kill", post, interrupt()));

    receiver.stop();
    receiver = await start(1, ["--proof-of-work", "a secret of at least 32 characters"]);
    const solveAndPost = async () => {
      const request = bookingRequest();
      const asked = await postAsPatient(origin, request);
      if (asked.ok) {
        accepted.add(request.id);
        return asked;
      }
      const { altcha: challenge }: { altcha: Challenge } = await asked.json();
      const solution = await solveChallenge({ challenge, deriveKey });
      const altcha = btoa(JSON.stringify({ challenge, solution }));
      const response = await postAsPatient(origin, { ...request, altcha });
      if (response.ok) accepted.add(request.id);
      return response;
    };
    // One of them in a minute is stored, and marked.
    const refused = flood(origin, FLOOD, [201, 429]);
    parts.push(await postWhile(`flood of ${FLOOD}, proof of work`, solveAndPost, refused));
    expect(await countOf(sql`suspicion IS NOT NULL`)).toBeLessThan((await floodSize) + 60);

    const ids = await database.run(sql`SELECT id FROM booking_requests`);
    const stored = new Set(ids.map(({ id }) => String(id)));
    expect([...accepted].filter((id) => !stored.has(id))).toEqual([]);
    await vi.waitFor(
      () => expect([...accepted].filter((id) => !received.ids.has(id))).toEqual([]),
      { timeout: 120_000, interval: 500 },
    );
    expect(received.invalid).toBe(0);
    await database.close();
    printTable(
      [bare, ...parts],
      `Accepted and stored: ${accepted.size}. Memory: ${await memoryOf(receiver)}.`,
    );
  }, 900_000);
});
