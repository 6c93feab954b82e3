import { createServer } from "node:http";
import { expect, test } from "vitest";
import { pageFetch } from "../../../src/client/fetch.ts";
import { listen } from "../../resources.ts";
import { bundle, fhirSlot, load } from "./source-fixture.ts";

/** The origin of a source of one available time, at `/fhir/Slot`; every other path redirects to `target`. */
async function redirectingSource(target = ""): Promise<string> {
  const server = createServer(({ url = "" }, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    if (url.startsWith("/fhir/Slot")) response.end(JSON.stringify(bundle([fhirSlot("a")])));
    else response.writeHead(302, { Location: `${target}/fhir/Slot` }).end();
  });
  return `http://127.0.0.1:${await listen(server)}`;
}

test("a source may redirect within its origin", async () => {
  const url = `${await redirectingSource()}/Slot`;
  expect(await load({ fetch: pageFetch, sentRequests: [] }, { url })).toMatchObject({
    ids: ["a"],
    problems: [],
  });
});

test("a source may not redirect to another origin", async () => {
  const other = await redirectingSource();
  const url = `${await redirectingSource(other)}/Slot`;
  const { outcome, problems } = await load({ fetch: pageFetch, sentRequests: [] }, { url });
  expect(outcome).toEqual({ kind: "failed", failure: "refused" });
  expect(problems).toEqual([{ code: "refused", detail: `redirected to ${other}` }]);
});
