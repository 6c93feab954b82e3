import { cdp } from "vitest/browser";

/** What another site answers, by method and path, as in `GET /mark.png`; it is silent elsewhere. */
export type Answers = Readonly<Record<string, Answer>>;

interface Answer {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** Base64. */
  body?: string;
}

interface Paused {
  requestId: string;
  request: { url: string; method: string; headers: Record<string, string> };
}

/** The part of the browser's own protocol that is used here. */
interface Session {
  send(method: string, params?: object): Promise<unknown>;
  on(event: string, listener: (paused: Paused) => void): void;
  off(event: string, listener: (paused: Paused) => void): void;
}

export const SITE = "https://logos.example";

/** Another site, answered for by the browser itself; `asked` grows with each request. */
export async function otherSite(answers: Answers) {
  const session = cdp() as unknown as Session;
  const asked: Paused["request"][] = [];
  const answer = ({ requestId, request }: Paused) => {
    asked.push(request);
    const found = answers[`${request.method} ${new URL(request.url).pathname}`];
    if (!found) return;
    const { status = 200, headers = {}, body = "" } = found;
    const responseHeaders = Object.entries(headers).map(([name, value]) => ({ name, value }));
    void session.send("Fetch.fulfillRequest", {
      requestId,
      responseCode: status,
      responseHeaders,
      body,
    });
  };
  session.on("Fetch.requestPaused", answer);
  await session.send("Fetch.enable", { patterns: [{ urlPattern: `${SITE}/*` }] });
  return {
    asked,
    close: async () => {
      session.off("Fetch.requestPaused", answer);
      await session.send("Fetch.disable");
    },
  };
}
