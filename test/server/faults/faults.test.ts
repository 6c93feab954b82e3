import { afterAll, expect, test } from "vitest";
import { SuccessEnvelope } from "../../../src/contract/location-record/envelope.ts";
import { DETAIL, EXAMPLE } from "../handler-fixture.ts";
import { get, realServer, sendRaw } from "../real-server.ts";

const server = await realServer();
afterAll(server.close);
const headers = { Origin: "https://practice.example" };
const under = (scenario: string) => fetch(`${server.origin}/f/${scenario}${DETAIL}`, { headers });
const rawUnder = (scenario: string) => sendRaw(server.port, get(`/f/${scenario}${DETAIL}`));
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

test.each([
  ["400", 400, "application/json"],
  ["400html", 400, "text/html; charset=utf-8"],
  ["403", 403, "application/json"],
  ["403html", 403, "text/html; charset=utf-8"],
  ["404", 404, "application/json"],
  ["404html", 404, "text/html; charset=utf-8"],
  ["429-1", 429, "application/json"],
  ["429-date", 429, "application/json"],
  ["429-none", 429, "application/json"],
  ["500", 500, "application/json"],
  ["500html", 500, "text/html; charset=utf-8"],
  ["503", 503, "application/json"],
  ["html502", 502, "text/html; charset=utf-8"],
  ["html200", 200, "text/html; charset=utf-8"],
])(
  "%s has status %i and type %s, and is readable by every origin",
  async (scenario, status, type) => {
    const response = await under(scenario);
    expect(response.status).toBe(status);
    expect(response.headers.get("Content-Type")).toBe(type);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    const text = await response.text();
    if (type === "application/json") expect(JSON.parse(text).code).toBe(status);
    else expect(text).toMatch(/^</);
    expect((await under(scenario)).status).toBe(200);
  },
);

test("429 has Retry-After in seconds, as a date, or not at all, and every origin may read it", async () => {
  const retryAfter = async (scenario: string) => {
    const response = await under(scenario);
    expect(response.headers.get("Access-Control-Expose-Headers")).toBe("Retry-After");
    return response.headers.get("Retry-After");
  };
  expect(await retryAfter("429-7~w")).toBe("7");
  const before = Date.now();
  const date = Date.parse((await retryAfter("429-date~w")) ?? "");
  expect(date).toBeGreaterThan(before);
  expect(date).toBeLessThanOrEqual(Date.now() + 2000);
  expect(await retryAfter("429-none~w")).toBeNull();
});

test.each([204, 304])("%i has no body", async (status) => {
  const response = await under(String(status));
  expect(response.status).toBe(status);
  expect(await response.text()).toBe("");
});

test.each([
  ["nocors", 200],
  ["nocors-error", 500],
])("%s has status %i, and is not readable by other origins", async (scenario, status) => {
  const response = await under(scenario);
  expect(response.status).toBe(status);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
});

test("redirect leads to a page, redirect-loop to itself", async () => {
  const page = await under("redirect");
  expect([page.redirected, page.status]).toEqual([true, 200]);
  expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("Access-Control-Allow-Origin")).toBe("*");
  await expect(under("redirect-loop")).rejects.toThrow();
});

test("proto is not HTTP", async () => {
  expect((await rawUnder("proto")).text).not.toMatch(/^HTTP/);
  await expect(under("proto~fetch")).rejects.toThrow();
});

test("reset breaks the connection before the response, reset-mid in the body", async () => {
  expect(await rawUnder("reset~raw")).toEqual({ text: "", end: "ECONNRESET" });
  await expect(under("reset")).rejects.toThrow();

  const { text, end } = await rawUnder("reset-mid~raw");
  expect(end).toBe("ECONNRESET");
  const [head = "", body = ""] = text.split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 200 /);
  expect(head).toMatch(/access-control|content-type: application\/json/i);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
  expect(body.length).toBe(Math.floor(length / 2));
  const response = await under("reset-mid");
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  await expect(response.text()).rejects.toThrow();
});

test("truncated sends less than Content-Length and closes normally", async () => {
  const { text, end } = await rawUnder("truncated~raw");
  expect(end).toBe("end");
  const [head = "", body = ""] = text.split("\r\n\r\n");
  expect(body.length).toBeLessThan(Number(/content-length: (\d+)/i.exec(head)?.[1]));
  await expect((await under("truncated")).text()).rejects.toThrow();
});

test("notype has no Content-Type", async () => {
  const response = await under("notype");
  expect(response.headers.get("Content-Type")).toBeNull();
  expect(SuccessEnvelope.safeParse(await response.json()).success).toBe(true);
});

test("wrongtype and bom are still valid JSON", async () => {
  const wrong = await under("wrongtype");
  expect(wrong.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect((await wrong.json()).data.id).toBe(EXAMPLE.record.id);
  const marked = await under("bom");
  expect([...(await bytesOf(marked.clone())).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect((await marked.json()).data.id).toBe(EXAMPLE.record.id);
});

test("cutjson is the first half of the real body", async () => {
  const [cut, whole] = [await under("cutjson~half"), await fetch(server.origin + DETAIL)];
  const [cutText, wholeText] = [await cut.text(), await whole.text()];
  expect(cutText).toBe(wholeText.slice(0, wholeText.length / 2));
});

test.each(["cutjson", "nan", "utf16", "garbage", "empty"])(
  "%s is not valid JSON",
  async (scenario) => {
    const response = await under(scenario);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("application/json");
    await expect(response.json()).rejects.toThrow(SyntaxError);
  },
);

test("utf16 is UTF-16, latin1 causes replacement characters", async () => {
  const utf16 = new TextDecoder("utf-16le").decode(await bytesOf(await under("utf16~b")));
  expect(JSON.parse(utf16).data.id).toBe(EXAMPLE.record.id);
  const { data } = await (await under("latin1")).json();
  expect(data.name).toContain("\ufffd");
});

test("badgzip is labeled as gzip, but not compressed", async () => {
  const { text } = await rawUnder("badgzip~raw");
  expect(text).toMatch(/content-encoding: gzip/i);
  expect(text.split("\r\n\r\n")[1]).toMatch(/^\{/);
  await expect((await under("badgzip")).text()).rejects.toThrow();
});

test("huge is 60 MB long, deep is nested", async () => {
  expect((await bytesOf(await under("huge"))).length).toBeGreaterThan(60_000_000);
  expect(await (await under("deep")).text()).toContain("[".repeat(200_000));
});

test("success-false is an error with status 200, wrong-id another location's record", async () => {
  const failed = await under("success-false");
  expect(failed.status).toBe(200);
  expect(await failed.json()).toMatchObject({ success: false, data: null });
  const other = await (await under("wrong-id")).json();
  expect(SuccessEnvelope.safeParse(other).success).toBe(true);
  expect(other.data.id).not.toBe(EXAMPLE.record.id);
  expect(other.data.agent.location_id).toBe(other.data.id);
});

test("drip sends the real body, with Content-Length", async () => {
  const whole = await (await fetch(server.origin + DETAIL)).text();
  const response = await under("drip-0");
  expect(response.headers.get("Content-Length")).toBe(String(whole.length));
  expect(await response.text()).toBe(whole);
});

test("hang does not respond until the client gives up", async () => {
  const client = new AbortController();
  const silent = fetch(`${server.origin}/f/hang${DETAIL}`, { signal: client.signal });
  const other = await fetch(server.origin + DETAIL);
  expect(other.status).toBe(200);
  client.abort();
  await expect(silent).rejects.toThrow("abort");
});
