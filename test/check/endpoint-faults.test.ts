import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { checkLocation } from "../../src/check/report/check-location.ts";
import { isOk } from "../../src/check/report/report.ts";
import { listen } from "../resources.ts";
import { EXAMPLE, LOCATION_ID, testServer } from "../server/handler-fixture.ts";

const PRACTICE = "https://practice.example";

/** A response of the development server, to be changed. */
interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** What a service does with the right response; null to break the connection. */
type Service = (
  answer: Answer,
  request: { method: string; path: string; headers: IncomingMessage["headers"] },
) => Answer | null | Promise<Answer | null>;

const { app } = testServer();

/** Starts a service and returns its URL. */
const serve = async (service: Service) => {
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = "GET", url: path = "/", headers } = incoming;
    const right = await app.request(`http://localhost${path}`, {
      method,
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    });
    const body = Buffer.from(await right.arrayBuffer());
    const answer = { status: right.status, headers: new Headers(right.headers), body };
    const changed = await service(answer, { method, path, headers });
    if (changed === null) return incoming.socket.destroy();
    changed.headers.delete("Content-Length");
    for (const [name, value] of changed.headers) outgoing.setHeader(name, value);
    outgoing.writeHead(changed.status).end(changed.body);
  };
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing));
  return `http://127.0.0.1:${await listen(server)}`;
};

const checkService = async (service: Service, origin: string | undefined = PRACTICE) =>
  checkLocation(await serve(service), LOCATION_ID, { timeoutMs: 5000, origin });
const failedIn = async (service: Service) =>
  (await checkService(service)).rules
    .filter(({ outcome }) => outcome === "fail")
    .map(({ id }) => id);

/** Changes headers; null removes one. */
const withHeaders =
  (headers: Record<string, string | null>): Service =>
  (answer) => {
    for (const [name, value] of Object.entries(headers)) {
      if (value === null) answer.headers.delete(name);
      else answer.headers.set(name, value);
    }
    return answer;
  };

/** Changes the text of responses, compressed or not. */
const withText =
  (change: (text: string) => string | Buffer): Service =>
  (answer) => {
    const isGzip = answer.headers.get("Content-Encoding") === "gzip";
    if (answer.body.length === 0) return answer;
    const changed = Buffer.from(
      change((isGzip ? gunzipSync(answer.body) : answer.body).toString()),
    );
    return { ...answer, body: isGzip ? gzipSync(changed) : changed };
  };

/** Changes the envelope of the record. */
const withEnvelope = (change: (envelope: { data: Record<string, unknown> }) => string) =>
  withText((text) => (text.startsWith('{"code":200') ? change(JSON.parse(text)) : text));

/** Changes the record. */
const withRecord = (over: Record<string, unknown>): Service =>
  withEnvelope((envelope) => JSON.stringify({ ...envelope, data: { ...envelope.data, ...over } }));

const config = EXAMPLE.record.web_scheduler_config;
const withBranding = (over: Record<string, unknown>) =>
  withRecord({ web_scheduler_config: { ...config, branding: { ...config.branding, ...over } } });
const withCity = (city: unknown) => withRecord({ city });

/** Applies a service to some requests. */
const only =
  (applies: (request: Parameters<Service>[1]) => boolean, service: Service): Service =>
  (answer, request) =>
    applies(request) ? service(answer, request) : answer;

const compressed = ({ headers }: Parameters<Service>[1]) =>
  String(headers["accept-encoding"]).includes("gzip");
const ALLOW = "Access-Control-Allow-Origin";
const latin1 = (text: string) => Buffer.from(text, "utf8").toString("latin1");

// What the rules find in a response: test/check/rules. Under the faults of the development server:
// check-faults.test.ts.
const FAULTS: readonly [what: string, rule: string, service: Service][] = [
  ["a warning before the JSON", "json", withText((text) => `Warning: x\n${text}`)],
  ["the bare record", "envelope-data", withEnvelope(({ data }) => JSON.stringify(data))],
  [
    "success as text",
    "envelope-success",
    withText((text) => text.replace('"success":true', '"success":"true"')),
  ],
  ["code as text", "envelope-code", withText((text) => text.replace('"code":200', '"code":"200"'))],
  ["a relative logo", "logo-url", withBranding({ header_logo_url: "/media/logo.png" })],
  [
    "a logo without a scheme",
    "logo-url",
    withBranding({ footer_logo_url: "cdn.example/logo.png" }),
  ],
  ["a color by name", "record-branding", withBranding({ font_color: "navy" })],
  ["sizes as text", "record-branding", withBranding({ header_tagline_font_size: "14px" })],
  ["accents read as Latin-1", "readable-text", withCity(latin1("Orléans"))],
  ["Arabic read as Latin-1", "readable-text", withCity(latin1("القاهرة"))],
  ["quotes read as Windows-1252", "readable-text", withCity("Childrenâ€™s")],
  ["escaped HTML", "readable-text", withCity("Smith &amp; Jones")],
  ["a NUL", "readable-text", withCity("Lisbon\u0000")],
  ["an override of the direction", "readable-text", withCity("Lis\u202Ebon")],
  [
    "half of an emoji",
    "readable-text",
    withText((text) => text.replace('"city":"', '"city":"\\ud83e')),
  ],
  ["undefined", "readable-text", withCity("undefined")],
  ["an object as text", "readable-text", withCity("[object Object]")],
  ["a placeholder", "readable-text", withCity("{{ city }}")],
  ["an escape that was not decoded", "readable-text", withCity("Orl\\u00e9ans")],
  ["HTML", "readable-text", withBranding({ header_tagline: "<b>Gentle</b> hands" })],
  [
    "a logo without https",
    "logo-url",
    withBranding({ header_logo_url: "http://cdn.example/a.png" }),
  ],
  [
    "a record that is cached for a year",
    "cache-control",
    withHeaders({ "Cache-Control": "public, max-age=31536000, immutable" }),
  ],
  [
    "gzip although not asked",
    "identity",
    (answer, { method }) =>
      method === "HEAD" || answer.headers.has("Content-Encoding") || answer.body.length === 0
        ? answer
        : withHeaders({ "Content-Encoding": "gzip" })(
            { ...answer, body: gzipSync(answer.body) },
            {} as never,
          ),
  ],
  ["a reset of compressed responses", "browser-json", only(compressed, () => null)],
  [
    "a Content-Encoding that is wrong",
    "browser-json",
    only(compressed, withHeaders({ "Content-Encoding": "br" })),
  ],
  [
    "no compression",
    "compression",
    (answer) =>
      answer.headers.get("Content-Encoding") === "gzip"
        ? withHeaders({ "Content-Encoding": null })(
            { ...answer, body: gunzipSync(answer.body) },
            {} as never,
          )
        : answer,
  ],
];

test.each(FAULTS)("%s fails %s", async (_what, rule, service) => {
  expect(await failedIn(service)).toContain(rule);
});

test("a body after HEAD is found on the connection", async () => {
  const base = await serve((answer) => answer);
  const server = createServer(async (incoming, outgoing) => {
    const right = await fetch(base + incoming.url, { method: "GET" });
    const text = await right.text();
    const head = `HTTP/1.1 ${right.status} OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n`;
    outgoing.socket?.end(head + text);
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  const { rules } = await checkLocation(url, LOCATION_ID, { timeoutMs: 5000 });
  expect(rules).toContainEqual(
    expect.objectContaining({ id: "head-body", outcome: "fail", kind: "recommended" }),
  );
});

const texts = [
  "São Paulo",
  "CAFÉ® «THÉ»",
  "MAÇÃ",
  "Ærø",
  "“À LA CARTE”",
  "Ñuñoa",
  "القاهرة",
  "Москва",
  "Null Island",
  "Smiles <3",
  "5 < 6 > 4",
  "{Lisbon}",
];
const RIGHT: readonly [what: string, service: Service][] = [
  [
    "only what the form uses",
    (answer, { method, path }) => {
      const bare = withHeaders({ Allow: null, Vary: null, ETag: null, "Cache-Control": null });
      const isUnused = method === "HEAD" || method === "OPTIONS" || path.includes("format=api");
      return bare(isUnused ? { ...answer, status: 404 } : answer, {} as never);
    },
  ],
  ["an allowed origin by name", withHeaders({ [ALLOW]: PRACTICE, Vary: "Accept, Origin" })],
  ["an id in upper case", withRecord({ id: LOCATION_ID.toUpperCase() })],
  ["more keys", withRecord({ more: { deep: ["keys"] } })],
  ["indented JSON", withEnvelope((envelope) => JSON.stringify(envelope, null, 2))],
  ["a charset", withHeaders({ "Content-Type": "application/json; charset=UTF-8" })],
  ["an absolute logo", withBranding({ header_logo_url: "https://cdn.example/logo.svg?v=1&w=2" })],
  ...texts.map((text): [string, Service] => [text, withCity(text)]),
];

test.each(RIGHT)("a right service passes: %s", async (_what, service) => {
  const report = await checkService(service);
  expect(isOk([report], false)).toBe(true);
  const texts = report.rules.filter(({ id }) => id === "readable-text" || id === "logo-url");
  expect(texts.map(({ outcome }) => outcome)).toEqual(["pass", "pass"]);
});

test("one slow response of three does not fail", async () => {
  let count = 0;
  const ids = await failedIn(async (answer) => {
    count += 1;
    if (count === 1) await setTimeout(1100);
    return answer;
  });
  expect(ids).not.toContain("answer-time");
});
