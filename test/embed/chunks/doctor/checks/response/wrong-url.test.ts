import { expect, test } from "vitest";
import { findWrongUrl } from "../../../../../../src/embed/chunks/doctor/checks/response/wrong-url.ts";

const API = "https://api.larkmere.test";

/** What is found if only this base URL has the record, and where it was looked for. */
async function find(baseUrl: string, submitUrl: string, right = "") {
  const tried: string[] = [];
  const found = await findWrongUrl(baseUrl, submitUrl, async (url) => {
    tried.push(url);
    return { ok: url === right } as never;
  });
  return { codes: found?.map(({ code, detail }) => `${code} ${detail}`), tried };
}

test("a receiver's URL with a path is not asked for the record", async () => {
  const { codes, tried } = await find(API, "https://desk.larkmere.test/requests/");
  expect(codes).toBeUndefined();
  expect(tried).toEqual([]);
});

test("exchanged URLs are found", async () => {
  const { codes } = await find("https://desk.larkmere.test/requests/", API, API);
  expect(codes).toEqual([`WS565 ${API}`]);
});

test("a path that the API does not have is found", async () => {
  const { codes } = await find(`${API}/clinic/api/v1`, API, `${API}/clinic`);
  expect(codes).toEqual([`WS513 ${API}/clinic`]);
});
