import { createServer } from "node:http";
import { createServer as createSocketServer, type Socket } from "node:net";
import process from "node:process";
import { expect, onTestFinished, test } from "vitest";
import { eventually, listen } from "../resources.ts";
import { bookingRequest } from "../server/handler-fixture.ts";
import { ownReceiver } from "./own-receiver.ts";
import { SECRET } from "./receiver-fixture.ts";

test.skipIf(process.platform === "win32")(
  "it stops within ten seconds while a webhook and a mail server hang",
  async () => {
    let webhookCalls = 0;
    const webhooks = createServer(() => {
      webhookCalls += 1;
    });
    const sockets: Socket[] = [];
    const mail = createSocketServer((socket) => sockets.push(socket.on("error", () => {})));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    const [webhookPort, mailPort] = [await listen(webhooks), await listen(mail)];
    const receiver = await ownReceiver([
      ...["--webhook", `http://127.0.0.1:${webhookPort}/`, "--webhook-secret", SECRET],
      ...["--smtp", `smtp://127.0.0.1:${mailPort}`, "--mail-from", "a@practice.example"],
      ...["--mail-to", "b@practice.example"],
    ]);
    await receiver.post(bookingRequest());
    await eventually(() => expect([webhookCalls, sockets.length]).toEqual([1, 1]));
    const started = performance.now();
    expect(await receiver.terminate()).toBe(0);
    expect(performance.now() - started).toBeLessThan(10_000);
  },
);

test.skipIf(process.platform === "win32")(
  "after SIGTERM, it is not ready, and accepts requests until a balancer has noticed",
  async () => {
    const receiver = await ownReceiver();
    const exited = receiver.terminate();
    await eventually(async () =>
      expect((await fetch(`${receiver.origin}/readyz`)).status).toBe(503),
    );
    const { status, headers } = await receiver.post(bookingRequest());
    expect([status, headers.get("Connection")]).toEqual([201, "close"]);
    expect(await exited).toBe(0);
  },
);

test("it keeps idle connections longer than load balancers do", async () => {
  const { headers } = await (await ownReceiver()).post(bookingRequest());
  expect(headers.get("Keep-Alive")).toBe("timeout=75");
});
