import { createServer } from "node:http";
import { Webhook } from "standardwebhooks";

export const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

/** A server that checks the signature of every webhook. */
export interface WebhookServer {
  url: string;
  /** How often each request was notified, by id. */
  deliveries: Map<string, number>;
  invalid: number;
  close(): void;
}

export async function startWebhookServer(): Promise<WebhookServer> {
  const webhook = new Webhook(WEBHOOK_SECRET);
  const server = createServer(async (request, response) => {
    try {
      const body = Buffer.concat(await request.toArray()).toString();
      webhook.verify(body, request.headers as Record<string, string>);
      const { id } = JSON.parse(body).data;
      result.deliveries.set(id, (result.deliveries.get(id) ?? 0) + 1);
    } catch {
      result.invalid += 1;
    }
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const result: WebhookServer = {
    url: `http://127.0.0.1:${port}/`,
    deliveries: new Map(),
    invalid: 0,
    close: () => server.close().closeAllConnections(),
  };
  return result;
}
