/** @module-tag all */
import { createServer } from "node:http";
import { Webhook } from "standardwebhooks";
import { listen } from "../resources.ts";
import { SECRET } from "./receiver-fixture.ts";

/** Receives webhooks until the test is finished, and checks their signatures. */
export async function receiveWebhooks() {
  const webhook = new Webhook(SECRET);
  const received = { ids: new Set<string>(), invalid: 0 };
  const server = createServer(async (request, response) => {
    try {
      const body = Buffer.concat(await request.toArray()).toString();
      webhook.verify(body, request.headers as Record<string, string>);
      received.ids.add(JSON.parse(body).data.id);
    } catch {
      received.invalid += 1;
    }
    response.writeHead(204).end();
  });
  return { received, url: `http://127.0.0.1:${await listen(server)}/` };
}
