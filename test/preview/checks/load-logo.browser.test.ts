/** @module-tag all */
import { expect, onTestFinished, test } from "vitest";
import { cdp } from "vitest/browser";
import { loadLogo } from "../../../src/preview/images/logo.ts";

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

interface Session {
  send(method: string, params?: object): Promise<unknown>;
  on(event: string, listener: (paused: Paused) => void): void;
  off(event: string, listener: (paused: Paused) => void): void;
}

const SITE = "https://logos.example";

/** Answers the test's requests to another site in the browser; returns them as they come. */
async function otherSite({ status = 200, headers = {}, body = "" }: MockResponse) {
  const session = cdp() as unknown as Session;
  const requests: Paused["request"][] = [];
  const respond = ({ requestId, request }: Paused) => {
    requests.push(request);
    void session.send("Fetch.fulfillRequest", {
      ...{ requestId, responseCode: status, body },
      responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
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

// A new URL each time, to bypass the cache.
let count = 0;
const logoUrl = () => `${SITE}/mark.png?${++count}`;

function png(): string {
  const canvas = document.createElement("canvas");
  canvas.width = 200;
  canvas.height = 100;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is no canvas context.");
  context.fillStyle = "#14274e";
  context.fillRect(0, 0, 200, 100);
  return canvas.toDataURL("image/png");
}
const NAVY = png();
const body = NAVY.slice(NAVY.indexOf(",") + 1);

const imageHeaders = { "Content-Type": "image/png" };
const corsHeaders = { ...imageHeaders, "Access-Control-Allow-Origin": "*" };

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><path fill="#14274e" d="M0 0h200v100H0z"/></svg>';

test.each([NAVY, `data:image/svg+xml,${encodeURIComponent(SVG)}`])(
  "image data has its size and its colors: %#",
  async (url) => {
    const logo = await loadLogo(url);
    expect(logo).toMatchObject({ width: 200, height: 100 });
    expect(logo?.drawing?.shades.map(({ color }) => color)).toEqual([[20, 39, 78]]);
  },
);

test("with CORS, colors are read, and no referrer or cookie is sent", async () => {
  const requests = await otherSite({ headers: corsHeaders, body });
  const logo = await loadLogo(` ${logoUrl()}`);
  expect(logo).toMatchObject({ width: 200, height: 100 });
  expect(logo?.drawing).not.toBeNull();
  expect(requests.map(({ method }) => method)).toEqual(["GET"]);
  const names = requests.flatMap(({ headers }) => Object.keys(headers));
  expect(names.filter((name) => /^(referer|cookie)$/i.test(name))).toEqual([]);
});

test("without CORS, only the size is known", async () => {
  await otherSite({ headers: imageHeaders, body });
  expect(await loadLogo(logoUrl())).toEqual({ width: 200, height: 100, drawing: null });
});

test.each([
  ["that does not exist", { status: 404, headers: corsHeaders }],
  [
    "that is a page",
    { headers: { ...corsHeaders, "Content-Type": "text/html" }, body: btoa("<b>No</b>") },
  ],
  ["that is truncated", { headers: corsHeaders, body: body.slice(0, 40) }],
])("an image %s cannot be shown", async (_title, response) => {
  await otherSite(response);
  expect(await loadLogo(logoUrl())).toBeNull();
});
