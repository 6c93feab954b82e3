import { EXAMPLES } from "../../src/contract/examples/practices.ts";
import { createLocations } from "../../src/server/records/locations.ts";
import { temporaryFolder } from "../resources.ts";
import { EXAMPLE, LOCATION_ID, ORIGIN, testServer } from "./handler-fixture.ts";

export const ADDRESS = `/dev/records/${LOCATION_ID}/`;

export const SAME_ORIGIN = { Origin: ORIGIN, "Content-Type": "application/json" };

export function savingServer() {
  const folder = temporaryFolder();
  const locations = createLocations(EXAMPLES, folder);
  const practicePage = () => "<h1>Larkmere Dental</h1>";
  const server = testServer({ locations, practicePage });
  const put = (body: unknown, headers: Record<string, string> = SAME_ORIGIN, address = ADDRESS) =>
    server.ask(address, {
      method: "PUT",
      headers,
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const state = async () => (await server.ask("/preview/server.json")).json();
  return { ...server, locations, folder, put, state };
}

export const draft = (branding: object = {}, over: object = {}) => ({
  ...EXAMPLE.record,
  name: "Heron Lane Dental",
  web_scheduler_config: {
    ...EXAMPLE.record.web_scheduler_config,
    branding: { ...EXAMPLE.record.web_scheduler_config.branding, ...branding },
  },
  ...over,
});

export const dataUrl = (type: string, bytes: string) =>
  `data:${type};base64,${Buffer.from(bytes, "latin1").toString("base64")}`;
