import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { checkReceiver } from "../../src/check/check-receiver.ts";
import { checkPassword, readAccounts } from "../../src/receiver/staff/accounts.ts";
import { eventually } from "../resources.ts";
import { bookingRequest, LOCATION_ID } from "../server/handler-fixture.ts";
import { ownCommand, ownFolder } from "./own-receiver.ts";
import { NO_LIMITS, PAGE_ORIGIN, PASSWORD, startReceiver } from "./receiver-fixture.ts";

const command = (args: readonly string[], input = "") =>
  spawnSync(process.execPath, ["src/receiver/command.ts", ...args], { input, encoding: "utf8" });

test("it logs the time but no patient data, says that its port is taken, and stops at SIGTERM", async () => {
  const receiver = await ownCommand(NO_LIMITS);
  const before = receiver.output();
  const { headers } = await receiver.post(bookingRequest());
  // Longer than load balancers keep idle connections.
  expect(headers.get("Keep-Alive")).toBe("timeout=75");
  const line = /^\d{4}-\d\d-\d\dT[\d:.]+Z POST \/booking-requests\/ 201 \d+ ms\n$/;
  await eventually(() => expect(receiver.output().slice(before.length)).toMatch(line));
  const { port } = new URL(receiver.origin);
  const args = ["--origin", PAGE_ORIGIN, "--location", LOCATION_ID, "--port", port];
  expect(command([...args, "--data", ":memory:"])).toMatchObject({
    status: 1,
    stderr: `listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`,
  });
  expect(await receiver.terminate()).toBe(0);
});

test("it passes every rule of the check, which lists what is stored", async () => {
  const folder = ownFolder();
  const receiver = await ownCommand(NO_LIMITS, folder);
  const url = `${receiver.origin}/booking-requests/`;
  const target = { url, origin: PAGE_ORIGIN, locationId: LOCATION_ID, idempotencyHeader: true };
  const { rules, stored } = await checkReceiver(target);
  const failed = rules.filter(({ outcome }) => outcome !== "pass");
  expect(failed).toEqual([]);
  const database = new DatabaseSync(folder.file("booking-requests.sqlite"), { readOnly: true });
  const rows = database
    .prepare("SELECT id FROM booking_requests WHERE request LIKE '%web-scheduler-check%'")
    .all();
  database.close();
  expect(rows.length).toBeGreaterThan(4);
  expect(rows.map(({ id }) => id).sort()).toEqual(stored.map(({ id }) => id).sort());
});

// Root may write everywhere.
test.skipIf(process.platform === "win32" || process.getuid?.() === 0)(
  "a read-only file is noticed at the start",
  async () => {
    const folder = ownFolder();
    const file = folder.file("data/requests.sqlite");
    mkdirSync(dirname(file));
    new DatabaseSync(file).close();
    chmodSync(file, 0o444);
    await expect(startReceiver(folder, ["--data", file])).rejects.toThrow(
      `the inbox ${file} cannot be used: `,
    );
  },
);

test("add-account reads a line of the standard input, and second-factor prints what staff need", async () => {
  const file = ownFolder().file("accounts.json");
  const input = `${PASSWORD}\nignored`;
  expect(command(["add-account", "ada", "--accounts", file], input)).toMatchObject({
    status: 0,
    stderr: "",
  });
  expect(await checkPassword(await readAccounts(file), "ada", PASSWORD)).toBeDefined();
  const { stdout } = command(["second-factor", "ada", "--accounts", file]);
  expect(stdout).toMatch(/otpauth:\/\/totp\/Booking%20requests:ada\?\S*secret=[A-Z2-7]{32}/);
  expect(stdout.match(/^[\da-f]{5}(-[\da-f]{5}){3}$/gm)).toHaveLength(10);
  // The first account manages the others; whoever has a shell can give this back.
  command(["add-account", "bea", "--accounts", file, "--location", LOCATION_ID], input);
  const managers = async () =>
    [...(await readAccounts(file))].filter(([, { manages }]) => manages).map(([name]) => name);
  expect(await managers()).toEqual(["ada"]);
  expect(command(["make-manager", "bea", "--accounts", file]).status).toBe(0);
  expect(await managers()).toEqual(["ada", "bea"]);
  expect(command(["second-factor", "grace", "--accounts", file])).toMatchObject({
    status: 1,
    stderr: "There is no account grace.\n",
  });
});
