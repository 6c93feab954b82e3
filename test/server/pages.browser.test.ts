/** @module-tag all */
import axe from "axe-core";
import { afterEach, expect, test, vi } from "vitest";
import { EXAMPLES } from "../../src/examples/index.ts";
import type { BookingRequests } from "../../src/receiver/stores/sql-booking-requests.ts";
import { createHandler } from "../../src/server/app.ts";
import { createLocations } from "../../src/server/records/locations.ts";
import type { RecordFolder } from "../../src/server/records/record-folder.ts";
import { copyScript } from "../../src/web/pages/copy-script.ts";
import { stylesheet } from "../../src/web/pages/stylesheet.ts";

vi.setConfig({ testTimeout: 120_000 });

const [example] = EXAMPLES;
const DETAIL = `/api/v1/location/${example?.record.id}/public-detail/`;
const long = "x".repeat(300);

const issue = { path: `city.${long}`, found: `"${long}"`, expected: "a string" };
const files = () => [{ file: `${long}.json`, issues: [issue] }];
// The folder and the store need Node.
const folder = { files } as unknown as RecordFolder;
const locations = { ...createLocations(EXAMPLES), folder };
const handler = createHandler({ locations, requests: {} as BookingRequests });

afterEach(() => document.querySelector("iframe")?.remove());

/** Opens the page in an iframe, with the color scheme and an inlined stylesheet. */
async function open(path: string, scheme: string, width: number): Promise<Window> {
  const html = await (await handler.request(path, { headers: { Accept: "text/html" } })).text();
  const css = stylesheet.replace("color-scheme: light dark", `color-scheme: ${scheme}`);
  const frame = document.createElement("iframe");
  frame.style.cssText = `width: ${width}px; height: 800px`;
  frame.srcdoc = html.replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style>`);
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
  document.body.append(frame);
  await loaded;
  if (!frame.contentWindow) throw new Error("The frame is empty.");
  return frame.contentWindow;
}

async function violations(page: Window): Promise<string[]> {
  // Without its script, the home page has no button.
  for (const button of page.document.querySelectorAll("button")) button.hidden = false;
  const script = page.document.createElement("script");
  script.textContent = axe.source;
  page.document.head.append(script);
  const inside = (page as unknown as { axe: typeof axe }).axe;
  const { violations: found } = await inside.run(page.document);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
}

const PATHS = ["/", DETAIL, "/nothing/"];

test.each(PATHS.flatMap((path) => ["light", "dark"].map((scheme) => ({ path, scheme }))))(
  "$path has no axe violations, $scheme",
  async ({ path, scheme }) => {
    expect(await violations(await open(path, scheme, 1000))).toEqual([]);
  },
);

test.each(PATHS)("%s does not scroll sideways at 320 px", async (path) => {
  const { document: page } = await open(path, "light", 320);
  expect(page.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test("the home page's tag is copied, or selected if the browser refuses", async () => {
  const page = await open("/", "light", 1000);
  const { document: home } = page;
  const tag = home.querySelector("pre")?.textContent ?? "";
  const button = home.querySelector("button");
  const status = home.querySelector("[role=status]");
  expect(button?.hidden).toBe(true);
  const copied: string[] = [];
  const writeText = vi.fn(async (text: string) => void copied.push(text));
  Object.defineProperty(page.navigator, "clipboard", { value: { writeText } });
  const script = home.createElement("script");
  script.textContent = copyScript;
  home.body.append(script);
  expect(button?.hidden).toBe(false);

  button?.click();
  await expect.poll(() => status?.textContent).toBe("Copied");
  expect(copied).toEqual([tag]);

  writeText.mockRejectedValueOnce(new Error("refused"));
  button?.click();
  await expect.poll(() => status?.textContent).toBe("Selected: press Ctrl+C to copy");
  expect(page.getSelection()?.toString().trim()).toContain("location-id=");
});
