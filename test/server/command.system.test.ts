/** @module-tag all */
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../resources.ts";
import { bookingRequest, DETAIL, jsonPost } from "./handler-fixture.ts";
import { runServer } from "./started.ts";

const folder = temporaryFolder(afterAll);
const data = join(folder, "inbox.sqlite");
const start = (...args: string[]) => {
  const command = runServer("--port", "0", "--data", data, ...args);
  onTestFinished(() => void command.child.kill("SIGKILL"));
  return command;
};
const post = (origin: string, body: unknown) =>
  fetch(`${origin}/dev/booking-requests/`, jsonPost(body));

test("serves the endpoint, the pages and a persistent inbox, logs without patient data, and stops", async () => {
  const first = start("--locations", folder);
  const origin = await first.ready;
  expect(origin).toMatch(/^http:\/\/localhost:\d+$/);
  for (const path of [DETAIL, "/", "/dev/inbox/"]) {
    expect([path, (await fetch(`${origin}${path}?name=Ada`)).status]).toEqual([path, 200]);
  }
  expect((await fetch(`${origin}/nothing.js`)).status).toBe(404);
  // Read by any origin, like a file, it would give away the requests.
  const spelled = await fetch(`${origin}/%64ev/inbox/?format=json`);
  expect([spelled.status, spelled.headers.get("Access-Control-Allow-Origin")]).toEqual([200, null]);
  const lost = fetch(`${origin}/f/lost/dev/booking-requests/`, jsonPost(bookingRequest()));
  const request = bookingRequest();
  const receipt = await (await post(origin, request)).text();
  first.child.kill("SIGTERM");
  await expect(lost).rejects.toThrow();
  const { code, errors, output } = await first.exited;
  expect([code, errors]).toEqual([0, ""]);
  expect(output).toMatch(/^GET \/dev\/inbox\/\?… 200 \d+ ms$/m);
  expect(output).toMatch(/^POST \/dev\/booking-requests\/ 201 \d+ ms$/m);
  expect(output).not.toMatch(/Ada|Quill|5550100123/);

  const second = start();
  expect(await (await post(await second.ready, request)).text()).toBe(receipt);
});

test("invalid options, and an inbox that cannot be used, are errors that say why", async () => {
  const option = await start("--port", "x").exited;
  expect(option).toMatchObject({
    code: 2,
    errors: '--port must be a number from 0 to 65535, not "x".\nTry --help.\n',
  });
  const inbox = await start("--data", folder).exited;
  expect([inbox.code, inbox.errors]).toEqual([
    1,
    expect.stringMatching(/^The server cannot start: the inbox .+ cannot be used: .+\n$/),
  ]);
});
