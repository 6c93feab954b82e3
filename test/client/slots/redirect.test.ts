import { createServer } from "node:http";
import { expect, test } from "vitest";
import { pageFetch } from "../../../src/client/fetch.ts";
import { listen } from "../../resources.ts";
import { bundle, fhirSlot, load } from "./source-fixture.ts";

test.each(["Slot", "Slot/_search"])(
  "a source that redirects %s gets nothing at the other URL",
  async (path) => {
    const asked: string[] = [];
    const server = createServer(({ url = "" }, response) => {
      asked.push(url);
      response.setHeader("Access-Control-Allow-Origin", "*");
      if (url.startsWith("/other/")) response.end(JSON.stringify(bundle([fhirSlot("a")])));
      else response.writeHead(307, { Location: "/other/" }).end();
    });
    const url = `http://127.0.0.1:${await listen(server)}/${path}`;
    const { problems } = await load({ fetch: pageFetch }, { url });
    expect(problems).toEqual(["WS603 it redirects"]);
    expect(asked).toHaveLength(1);
  },
);
