import { execFile } from "node:child_process";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { describe, expect, test } from "vitest";
import { sql } from "../../../src/receiver/stores/sql-database.ts";
import { openSqlite } from "../../../src/receiver/stores/sqlite-database.ts";
import { freePort } from "../../../src/web/node/free-port.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";
import { hasNginx } from "../nginx/start-nginx.ts";
import { ownFolder } from "../own-receiver.ts";
import {
  flood,
  many,
  measureBareHandler,
  memoryOf,
  postWhile,
  printTable,
  seconds,
} from "./soak-parts.ts";
import { setUpSoak } from "./soak-setup.ts";

// Unlike those of the tests' PostgreSQL, each is written to the disk.
const FLOOD = many(2000);

describe.skipIf(!process.env.FULL || !hasNginx)("one receiver behind nginx, with SQLite", () => {
  test("keeps what it accepts through a kill, floods, retention, a backup and an export", async () => {
    const folder = ownFolder();
    const data = folder.file("data.sqlite");
    const database = openSqlite(data);
    const port = await freePort(23_000);
    const bare = await measureBareHandler();
    const soak = await setUpSoak({ folder, data, database, read: database.run, ports: [port] });
    const { accepted, countOf, origin } = soak;
    // Sent again with the same id, as the form and patients do.
    const post = async () => {
      const request = bookingRequest();
      let response = await soak.post(request);
      while ([502, 503].includes(response.status)) {
        await response.arrayBuffer();
        await seconds(0.2);
        response = await soak.post(request);
      }
      return response;
    };

    await soak.fill();
    let receiver = await soak.start(port);
    const parts = [
      await postWhile(`retention of ${many(100_000)}`, post, soak.waitForRetention()),
      await postWhile("nothing else", post, seconds(5)),
    ];

    const floodSize = flood(origin, FLOOD, [201]);
    parts.push(await postWhile(`flood of ${FLOOD}`, post, floodSize));
    expect(await countOf(sql`suspicion IS NOT NULL`)).toBe(await floodSize);

    const copy = folder.file("backup.sqlite");
    const before = new Set(accepted);
    const command = [`${process.cwd()}/src/receiver/command.ts`, "backup", copy, "--data", data];
    const backup = promisify(execFile)(process.execPath, command);
    parts.push(await postWhile("backup", post, backup));
    const restored = new DatabaseSync(copy, { readOnly: true });
    const rows = restored.prepare("SELECT id FROM booking_requests").all();
    restored.close();
    expect(soak.lostIn(new Set(rows.map(({ id }) => id)), before)).toEqual([]);

    parts.push(await postWhile("export", post, soak.exportAll(receiver.origin)));

    const interrupt = async () => {
      receiver.stop();
      receiver = await soak.start(port);
      await seconds(1);
    };
    parts.push(await postWhile("a kill", post, interrupt()));

    receiver.stop();
    const proof = ["--proof-of-work", "a secret of at least 32 characters"];
    receiver = await soak.start(port, ["--max-per-location", "1", ...proof]);
    const solveAndPost = async () => {
      const request = bookingRequest();
      const asked = await soak.post(request);
      if (asked.ok) return asked;
      const { altcha: challenge }: { altcha: Challenge } = await asked.json();
      const solution = await solveChallenge({ challenge, deriveKey });
      return soak.post(request, { altcha: btoa(JSON.stringify({ challenge, solution })) });
    };
    // One of them in a minute is stored, and marked.
    const refused = flood(origin, FLOOD, [201, 429]);
    parts.push(await postWhile(`flood of ${FLOOD}, proof of work`, solveAndPost, refused));
    expect(await countOf(sql`suspicion IS NOT NULL`)).toBeLessThan((await floodSize) + 60);

    await soak.expectNothingLost();
    await database.close();
    printTable(
      [bare, ...parts],
      `Accepted and stored: ${accepted.size}. Memory: ${await memoryOf(receiver)}.`,
    );
  }, 900_000);
});
