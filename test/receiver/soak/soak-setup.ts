import { expect, vi } from "vitest";
import {
  type Row,
  type Sql,
  type SqlDatabase,
  sql,
} from "../../../src/receiver/stores/sql-database.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";
import { insertRequests } from "../many-requests.ts";
import { startNginx } from "../nginx/start-nginx.ts";
import { ownReceiver } from "../own-receiver.ts";
import { addQuickAccount } from "../quick-account.ts";
import { receiveWebhooks } from "../receive-webhooks.ts";
import { type Folder, PASSWORD, SECRET, signIn } from "../receiver-fixture.ts";
import { many, postAsPatient } from "./soak-parts.ts";

const DAY_MS = 86_400_000;
const NO_LIMIT = "9999999";

interface Soak {
  folder: Folder;
  /** The option `--data` of the receivers. */
  data: string;
  database: SqlDatabase;
  /** Reads without the time limit of the receivers, which is for their users. */
  read(query: Sql): Promise<Row[]>;
  /** Where nginx expects the receivers. */
  ports: readonly number[];
}

/** What both soaks do: fill a database, send requests through nginx, and check what became of them. */
export async function setUpSoak({ folder, data, database, read, ports }: Soak) {
  const { received, url } = await receiveWebhooks();
  await addQuickAccount(folder.file("accounts.json"), "ada", PASSWORD);
  const old = new Date(Date.now() - 120 * DAY_MS).toISOString();
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  // nginx needs two.
  const origin = await startNginx([...origins, ...origins].slice(0, 2));
  const accepted = new Set<string>();
  const countOf = async (where: Sql) => {
    const [row] = await read(sql`SELECT count(*) AS count FROM booking_requests WHERE ${where}`);
    return Number(row?.count);
  };
  const lostIn = (ids: ReadonlySet<unknown>, expected: Iterable<string> = accepted) =>
    [...expected].filter((id) => !ids.has(id));
  return {
    origin,
    accepted,
    countOf,
    lostIn,
    /** Stores old requests, and as many new ones. */
    async fill() {
      await insertRequests(database, many(100_000), old);
      await insertRequests(database, many(100_000));
    },
    start: (port: number | undefined, args: readonly string[] = []) =>
      ownReceiver(
        [
          ...["--port", String(port), "--data", data, "--metrics-port", "0"],
          ...["--accounts", folder.file("accounts.json"), "--address-header", "X-Real-IP"],
          ...["--webhook", url, "--webhook-secret", SECRET, "--max-per-address", NO_LIMIT],
          ...(args.includes("--max-per-location") ? [] : ["--max-per-location", NO_LIMIT]),
          ...args,
        ],
        undefined,
      ),
    /** Sends a request of a patient; `more` is added to it. */
    async post(request = bookingRequest(), more: object = {}) {
      const response = await postAsPatient(origin, { ...request, ...more });
      if (response.ok) accepted.add(request.id);
      return response;
    },
    /** Resolves when all old requests are deleted. */
    waitForRetention: () =>
      vi.waitFor(async () => expect(await countOf(sql`received_at <= ${old}`)).toBe(0), {
        timeout: 180_000,
        interval: 200,
      }),
    /** Exports everything from one receiver. */
    async exportAll(receiver: string) {
      const staff = await signIn(receiver, "ada");
      const text = await (await staff.get("/inbox/export.csv")).text();
      expect(text.split("\r\n").length).toBeGreaterThan(many(100_000));
    },
    /** Everything that was accepted is stored, and the practice was notified. */
    async expectNothingLost() {
      const rows = await read(sql`SELECT id FROM booking_requests`);
      expect(lostIn(new Set(rows.map(({ id }) => id)))).toEqual([]);
      await vi.waitFor(() => expect(lostIn(received.ids)).toEqual([]), {
        timeout: 120_000,
        interval: 500,
      });
      expect(received.invalid).toBe(0);
    },
  };
}
