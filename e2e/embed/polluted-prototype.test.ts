import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { startHttpServer } from "../fixtures/http-server.ts";
import { recordOf, sentTitle } from "../fixtures/open-form.ts";
import { fill, REQUIRED_LABELS, send, widget } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";
import { script } from "./embed-page.ts";

// Scripts that copy a query string into an object let an address change `Object.prototype`. Every name
// that ky and fetch read is in test/client/polluted-prototype.test.ts; here are those with which the
// browser's own `Request` and `fetch` could change what is sent.

const EVIL = "https://evil.invalid/";
const PROPERTIES: Record<string, unknown> = {
  prefix: EVIL,
  baseUrl: EVIL,
  json: { evil: true },
  body: "evil",
  method: "PUT",
  headers: { "x-evil": "1" },
  searchParams: "evil=1",
  integrity: "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
  referrer: "/practice/",
  referrerPolicy: "unsafe-url",
  credentials: "include",
  mode: "no-cors",
  redirect: "follow",
  keepalive: true,
  duplex: "half",
  priority: "low",
  cache: "only-if-cached",
  window: {},
  own: {},
  about: "patient",
  hooks: { beforeRequest: ["evil"] },
  retry: { limit: 9, methods: ["post"], statusCodes: [201] },
};

const RECORD = recordOf("observed-defaults");

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: Record<string, unknown>;
  body: Record<string, unknown>;
}

/** A service and receiver that keeps what arrives; each is busy the first time. */
async function recordingServer() {
  const received: Received[] = [];
  const server = await startHttpServer(
    async (request: IncomingMessage, response: ServerResponse) => {
      response.setHeader("Access-Control-Allow-Origin", "*");
      response.setHeader("Access-Control-Allow-Headers", "content-type");
      response.setHeader("Access-Control-Expose-Headers", "retry-after");
      if (request.method === "OPTIONS") return response.end();
      const { method, url } = request;
      const { cookie, referer, accept, "content-type": type, "x-evil": evil } = request.headers;
      const body = await text(request);
      // What differs between two requests, as it should.
      const { id, created_at, seconds_on_page, source, ...sent } = JSON.parse(body || "{}");
      const headers = { cookie, referer, accept, type, evil };
      const isBusy = !received.some((earlier) => earlier.url === url);
      received.push({ method, url, headers, body: sent });
      response.writeHead(isBusy ? 503 : 200, { "Retry-After": "0" });
      const envelope = { code: 200, message: "", success: true, data: RECORD, errors: null };
      return response.end(JSON.stringify(envelope));
    },
  );
  return { received, ...server };
}

const formOf = ({ origin }: { origin: string }) =>
  `<web-scheduler location-id="${RECORD.id}" base-url="${origin}"
    submit-url="${origin}/requests/"></web-scheduler>`;

async function sendForm(page: Page, url: string) {
  await page.goto(url);
  const form = widget(page);
  await fill(form, REQUIRED_LABELS);
  await send(form);
  return form;
}

const polluting = (properties: object) =>
  `<script>Object.assign(Object.prototype, ${JSON.stringify(properties)});</script>`;

test("what fetch and ky read in Object.prototype changes no request", { tag: "@all" }, async ({
  page,
  host,
  browserName,
}) => {
  const polluted: Record<string, unknown> = { ...PROPERTIES };
  // Firefox 153 has no `Request.body`, so ky reads this one: the patient reads that the request may be lost.
  if (browserName === "firefox") delete polluted.body;
  const server = await recordingServer();
  const arrivedWith = async (...scripts: string[]) => {
    server.received.length = 0;
    const form = await sendForm(page, host.serve(scripts.join("") + formOf(server)));
    await expect(sentTitle(form)).toBeVisible();
    return [...server.received];
  };
  const clean = await arrivedWith(script());
  expect(clean.map(({ method }) => method)).toEqual(["GET", "GET", "POST", "POST"]);
  expect(await arrivedWith(polluting(polluted), script())).toEqual(clean);
  expect(await arrivedWith(script(), polluting(polluted))).toEqual(clean);
  await server.close();
});

// With it, a listener with options cannot be added, with which ky waits before it repeats a request.
test("on a page that adds a signal to Object.prototype, only the patient repeats a request", {
  tag: "@all",
}, async ({ page, host, browserName }) => {
  test.skip(browserName !== "chromium", "Playwright cannot click and type on such a page");
  const server = await recordingServer();
  await page.goto(host.serve(polluting({ signal: "evil" }) + script() + formOf(server)));
  const form = widget(page);
  await form.getByRole("button", { name: "Try again" }).click();
  await fill(form, REQUIRED_LABELS);
  await send(form);
  await expect(form.locator("a[href^='tel:']").first()).toBeVisible();
  await send(form);
  await expect(sentTitle(form)).toBeVisible();
  expect(server.received.map(({ method }) => method)).toEqual(["GET", "GET", "POST", "POST"]);
  expect(server.received[3]).toEqual(server.received[2]);
  await server.close();
});
