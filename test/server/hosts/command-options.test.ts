import { afterEach, expect, test, vi } from "vitest";
import {
  type CommandOptions,
  hostWarning,
  readCommandOptions,
  USAGE,
} from "../../../src/server/hosts/command-options.ts";

afterEach(() => vi.unstubAllEnvs());

const DEFAULTS = {
  port: 5180,
  host: "127.0.0.1",
  data: ".data/booking-requests.sqlite",
  locations: undefined,
  cors: undefined,
  bare: false,
  quiet: false,
};

test.each<[string, Partial<CommandOptions>]>([
  ["", {}],
  ["--port 0", { port: 0 }],
  ["--port=8080", { port: 8080 }],
  ["--host 0.0.0.0", { host: "0.0.0.0" }],
  ["--data :memory:", { data: ":memory:" }],
  ["--locations records", { locations: "records" }],
  ["--cors https://a.example", { cors: ["https://a.example"] }],
  [
    "--cors https://a.example --cors http://localhost:3000",
    { cors: ["https://a.example", "http://localhost:3000"] },
  ],
  ["--allowed-host a.example --allowed-host b", { allowedHosts: ["a.example", "b"] }],
  ["--bare --quiet", { bare: true, quiet: true }],
  ["--static out", { static: "out" }],
])("parses %j", (line, options) => {
  vi.stubEnv("WEB_SCHEDULER_DATA", "");
  vi.stubEnv("WEB_SCHEDULER_LOCATIONS", "");
  const result = readCommandOptions(line.split(" ").filter(Boolean));
  expect(result).toMatchObject({ options: { ...DEFAULTS, ...options } });
});

test.each([
  "--nope",
  "--port x",
  "--port 70000",
  "--port -1",
  "--port 1.5",
  "--port",
  "--cors *",
  "--cors practice.example",
  "--cors https://practice.example/",
  "--cors https://practice.example/form",
  "--cors HTTPS://practice.example",
  "stray",
  "--data=",
  "--allowed-host https://demo.example",
  "--allowed-host demo.example:8080",
  "--allowed-host=",
  "--static=",
  "--host=",
])("%j is an error with a sentence", (line) => {
  const result = readCommandOptions(line.split(" "));
  expect("error" in result && result.error).toMatch(/^\S.*\.$/s);
});

test("environment variables set defaults", () => {
  vi.stubEnv("WEB_SCHEDULER_DATA", "inbox.sqlite");
  vi.stubEnv("WEB_SCHEDULER_LOCATIONS", "records");
  const fromEnv = { data: "inbox.sqlite", locations: "records" };
  expect(readCommandOptions([])).toMatchObject({ options: fromEnv });
  expect(readCommandOptions(["--data", "x"])).toMatchObject({ options: { ...fromEnv, data: "x" } });
});

test.each(["0.0.0.0", "::", "192.0.2.7", "practice.example"])(
  "warns that others can read the inbox at %s",
  (host) => expect(hostWarning(host)).toMatch(/^Warning: .*can read the inbox/),
);

test.each(["127.0.0.1", "localhost", "::1"])("does not warn at %s", (host) =>
  expect(hostWarning(host)).toBeUndefined(),
);

test("--version is recognized", () => {
  expect(readCommandOptions(["--version"])).toEqual({ version: true });
});

test("--help takes precedence, and lists every option", () => {
  expect(readCommandOptions(["--help", "--port", "x"])).toEqual({ help: true });
  for (const option of [...Object.keys(DEFAULTS), "static", "version", "help"])
    expect(USAGE).toContain(`--${option} `);
});
