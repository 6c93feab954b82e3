import { execFile } from "node:child_process";
import { readdirSync, statSync, writeFileSync } from "node:fs";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { backUp } from "../../../src/receiver/stores/back-up.ts";
import { sqlBookingRequests } from "../../../src/receiver/stores/sql-booking-requests.ts";
import { openSqlite } from "../../../src/receiver/stores/sqlite-database.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";
import { ownFolder, ownReceiver } from "../own-receiver.ts";

const BACKUPS = process.env.FULL ? 20 : 5;

test("each of many backups under load has every request that was accepted before it", async () => {
  const folder = ownFolder();
  const limits = ["--max-per-address", "999999", "--max-per-location", "999999"];
  const receiver = await ownReceiver(limits, folder);
  const accepted: string[] = [];
  const statuses = new Set<number>();
  let isRunning = true;
  const send = async () => {
    while (isRunning) {
      const request = bookingRequest();
      const { status } = await receiver.post(request);
      statuses.add(status);
      accepted.push(request.id);
    }
  };
  const senders = Promise.all([send(), send(), send(), send()]);
  const command = `${process.cwd()}/src/receiver/command.ts`;
  for (let count = 0; count < BACKUPS; count += 1) {
    const before = [...accepted];
    const file = folder.file(`backup${count}.sqlite`);
    await promisify(execFile)(process.execPath, [command, "backup", file], { cwd: folder.path });
    if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
    const backup = new DatabaseSync(file, { readOnly: true });
    const ids = new Set(
      backup
        .prepare("SELECT id FROM booking_requests")
        .all()
        .map(({ id }) => id),
    );
    backup.close();
    expect(before.filter((id) => !ids.has(id))).toEqual([]);
  }
  isRunning = false;
  await senders;
  expect([...statuses]).toEqual([201]);
  expect(readdirSync(folder.path).filter((name) => name.endsWith(".tmp"))).toEqual([]);
}, 600_000);

test("a restored backup has the same requests with their states", async () => {
  const folder = ownFolder();
  const store = sqlBookingRequests(openSqlite(folder.file("data.sqlite")));
  const request = bookingRequest();
  await store.save(request, "Suspicious.");
  await store.setState(request.id, "called");
  const item = await store.find(request.id);
  await backUp(folder.file("data.sqlite"), folder.file("backup.sqlite"));
  await store.remove(request.id);
  store.close();
  const restored = sqlBookingRequests(openSqlite(folder.file("backup.sqlite")));
  expect(await restored.find(request.id)).toEqual(item);
  restored.close();
});

test("a backup overwrites nothing, and is only of a SQLite file", async () => {
  const folder = ownFolder();
  const [data, target] = [folder.file("data.sqlite"), folder.file("backup.sqlite")];
  await expect(backUp(data, target)).rejects.toThrow(`There is no file ${data}.`);
  await expect(backUp("postgres://host/name", target)).rejects.toThrow("PostgreSQL has pg_dump");
  writeFileSync(data, "x".repeat(5000));
  await expect(backUp(data, target)).rejects.toThrow("cannot be backed up: file is not a database");
  expect(readdirSync(folder.path)).toEqual(["data.sqlite"]);
  writeFileSync(target, "");
  await expect(backUp(data, target)).rejects.toThrow(`There is already a file ${target}.`);
});
