import { onTestFinished } from "vitest";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { openLocations } from "../../../src/server/records/open-locations.ts";
import { temporaryFolder } from "../../resources.ts";
import { EXAMPLE, LOCATION_ID, ORIGIN, testServer } from "../handler-fixture.ts";

export const RECORDS = "/dev/records/";
export const ADDRESS = `${RECORDS}${LOCATION_ID}/`;

/** Headers of a same-origin page. */
export const SAME_ORIGIN = { Origin: ORIGIN, "Content-Type": "application/json" };

/** A handler that saves drafts in a temporary folder. */
export function savingServer() {
  const folder = temporaryFolder();
  const silent = { info() {}, warn() {} };
  const locations = openLocations(folder, EXAMPLES, silent);
  onTestFinished(locations.close);
  const server = testServer({
    locations,
    store: locations.store,
    practicePage: () =>
      '<body><h1 data-practice-name></h1><script data-location-id="x"></script></body>',
  });
  const put = (body: unknown, headers: Record<string, string> = SAME_ORIGIN, address = ADDRESS) =>
    server.ask(address, {
      method: "PUT",
      headers,
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const remove = (address = ADDRESS, headers: Record<string, string> = SAME_ORIGIN) =>
    server.ask(address, { method: "DELETE", headers });
  const list = async () => (await server.ask(RECORDS)).json();
  return { ...server, locations, folder, put, remove, list };
}

/** The first example's record with another name and branding. */
export const draft = (branding: object = {}, over: object = {}) => ({
  ...EXAMPLE.record,
  name: "Heron Lane Dental",
  web_scheduler_config: {
    ...EXAMPLE.record.web_scheduler_config,
    branding: { ...EXAMPLE.record.web_scheduler_config.branding, ...branding },
  },
  ...over,
});

export const dataUrl = (type: string, bytes: string | Uint8Array) =>
  `data:${type};base64,${Buffer.from(bytes as never, "latin1").toString("base64")}`;

export const PNG = dataUrl("image/png", "\x89PNG\r\n\x1a\nrest");
