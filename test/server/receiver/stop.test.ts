import { createServer } from "node:http";
import { type AddressInfo, createServer as createSocketServer, type Socket } from "node:net";
import process from "node:process";
import { expect, test, vi } from "vitest";
import { bookingRequest } from "../handler-fixture.ts";
import { startReceiver, temporaryFolder } from "./receiver-fixture.ts";

test.skipIf(process.platform === "win32")(
  "it stops within ten seconds while a webhook and a mail server hang",
  async () => {
    let webhookCalls = 0;
    const webhooks = createServer(() => {
      webhookCalls += 1;
    });
    const sockets: Socket[] = [];
    const mail = createSocketServer((socket) => sockets.push(socket.on("error", () => {})));
    const listen = (server: typeof mail | typeof webhooks) =>
      new Promise<number>((resolve) =>
        server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)),
      );
    const [webhookPort, mailPort] = [await listen(webhooks), await listen(mail)];
    const folder = temporaryFolder();
    const secret = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;
    const receiver = await startReceiver(folder, [
      ...["--webhook", `http://127.0.0.1:${webhookPort}/`, "--webhook-secret", secret],
      ...["--smtp", `smtp://127.0.0.1:${mailPort}`, "--mail-from", "a@practice.example"],
      ...["--mail-to", "b@practice.example"],
    ]);
    await receiver.post(bookingRequest());
    await vi.waitFor(() => expect([webhookCalls, sockets.length]).toEqual([1, 1]), {
      timeout: 10_000,
    });
    const started = performance.now();
    expect(await receiver.terminate()).toBe(0);
    expect(performance.now() - started).toBeLessThan(10_000);
    webhooks.close().closeAllConnections();
    for (const socket of sockets) socket.destroy();
    mail.close();
    folder.remove();
  },
);
