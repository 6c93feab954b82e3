import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";

/** Responses by method and path, such as `GET /mark.png`; other requests get no response. */
export type Responses = Readonly<Record<string, MockResponse>>;

interface MockResponse {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** Base64. */
  body?: string;
}

interface Paused {
  requestId: string;
  request: { url: string; method: string; headers: Record<string, string> };
}

/** The part of the Chrome DevTools Protocol that is used here. */
interface Session {
  send(method: string, params?: object): Promise<unknown>;
  on(event: string, listener: (paused: Paused) => void): void;
  off(event: string, listener: (paused: Paused) => void): void;
}

export const SITE = "https://logos.example";

/** Intercepts the test's requests to another site in the browser; returns them as they come. */
export async function otherSite(responses: Responses) {
  const session = cdp() as unknown as Session;
  const requests: Paused["request"][] = [];
  const respond = ({ requestId, request }: Paused) => {
    requests.push(request);
    const response = responses[`${request.method} ${new URL(request.url).pathname}`];
    if (!response) return;
    const { status = 200, headers = {}, body = "" } = response;
    const responseHeaders = Object.entries(headers).map(([name, value]) => ({ name, value }));
    void session.send("Fetch.fulfillRequest", {
      requestId,
      responseCode: status,
      responseHeaders,
      body,
    });
  };
  session.on("Fetch.requestPaused", respond);
  await session.send("Fetch.enable", { patterns: [{ urlPattern: `${SITE}/*` }] });
  onTestFinished(async () => {
    session.off("Fetch.requestPaused", respond);
    await session.send("Fetch.disable");
  });
  return requests;
}
