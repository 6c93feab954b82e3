import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import {
  flagOf,
  OPTIONS,
  readConfig,
  USAGE,
  variableOf,
} from "../../../src/receiver/config/config.ts";
import { LOCATION_ID } from "../../server/handler-fixture.ts";
import { ownFolder } from "../own-receiver.ts";
import { SECRET } from "../receiver-fixture.ts";

const folder = ownFolder(afterAll);

const REQUIRED = ["--origin", "https://practice.example", "--location", LOCATION_ID];

const errorsOf = (args: string[], env = {}) => {
  try {
    readConfig(args, env);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split("\n") : [];
  }
};

test("the help lists every option, its default, and whether it is repeatable", () => {
  for (const [name, option] of Object.entries(OPTIONS)) {
    const line = new RegExp(`^  ${flagOf(name)} .*$`, "m").exec(USAGE)?.[0];
    const byDefault = option.safeParse(undefined).data;
    const isRepeatable = Array.isArray(byDefault);
    expect(line).toContain(isRepeatable || byDefault === undefined ? "" : ` (${byDefault})`);
    expect(line?.endsWith("; repeatable")).toBe(isRepeatable);
  }
});

test("options and environment variables are alike, and options win", () => {
  const variables = {
    WEB_SCHEDULER_ORIGIN: "https://a.example, https://b.example",
    WEB_SCHEDULER_LOCATION: `${LOCATION_ID.toUpperCase()}=Quill = Dental`,
    WEB_SCHEDULER_KEEP_DAYS: "30",
    WEB_SCHEDULER_DATA: "from-environment.sqlite",
    WEB_SCHEDULER_WEBHOOK: "https://hooks.example/",
    WEB_SCHEDULER_WEBHOOK_SECRET: SECRET,
  };
  expect(readConfig(["--data", "from-option.sqlite", "--keep-days=7"], variables)).toMatchObject({
    origin: ["https://a.example", "https://b.example"],
    location: [[LOCATION_ID, "Quill = Dental"]],
    keepDays: 7,
    data: "from-option.sqlite",
    webhook: "https://hooks.example/",
    webhookSecret: SECRET,
    webhookContent: "reference",
    smtp: undefined,
  });
  expect(variableOf("maxPerAddress")).toBe("WEB_SCHEDULER_MAX_PER_ADDRESS");
});

test("the examples set only variables that exist", () => {
  const used = ["Containerfile", "web-scheduler-receiver.service"].flatMap((name) => {
    const text = readFileSync(`src/receiver/examples/${name}`, "utf8");
    return [...text.matchAll(/WEB_SCHEDULER_[A-Z_]+/g)].map(([variable]) => [variable, ""]);
  });
  expect(used.length).toBeGreaterThan(2);
  expect(errorsOf(REQUIRED, Object.fromEntries(used))).toEqual([]);
});

test("an account's locations are those of the command line, not of the receiver", () => {
  const env = { WEB_SCHEDULER_LOCATION: LOCATION_ID };
  const locationsOf = (...args: string[]) => readConfig(["add-account", "ada", ...args], env);
  expect(locationsOf()).toMatchObject({ locations: undefined });
  const id = LOCATION_ID.toUpperCase();
  expect(locationsOf("--location", `${id}=Quill`)).toMatchObject({
    locations: [LOCATION_ID],
  });
  expect(() => locationsOf("--location", "x")).toThrow();
  expect(locationsOf("--location", `{${id.replaceAll("-", "")}}`)).toEqual(
    locationsOf("--location", id),
  );
});

const WRONG_ORIGINS = [
  ...["https://*.a.example", "*", "null", "https://a.example,b.example", "ftp://a.example"],
  ...["https://a..example", "https://b@a.example", "https://a.example?b", "https://a b.example"],
  ...["a.example", "https://a.example:99999", "https://", "file:///a", "https://(a).example"],
];
const ORIGIN_EXPECTED = "one origin without a path or *, such as https://practice.example";
const PRIVATE_EXPECTED =
  "a URL without a user name that starts with https://, or with http:// on this computer";

test.each([
  ["HTTPS://Www.Practice.Example", "https://www.practice.example"],
  ["https://zahnärzte.example:443", "https://xn--zahnrzte-3za.example"],
  ["http://localhost:8000", "http://localhost:8000"],
  ["http://[::1]:8000", "http://[::1]:8000"],
])("--origin %s is %s, as browsers send it", (given, sent) => {
  const parsed = readConfig([...REQUIRED, "--origin", given, "--public-url", given], {});
  expect(parsed).toMatchObject({ origin: [expect.anything(), sent], publicUrl: sent });
});

test.each([
  ["--port", "x", "a number from 0 to 65535"],
  ["--port", "70000", "a number from 0 to 65535"],
  ["--public-url", "https://a.example/path", ORIGIN_EXPECTED],
  ["--public-url", "http://booking.example", PRIVATE_EXPECTED],
  ["--data", "", "a file or a postgres:// URL"],
  ["--origin", "https://a.example/", ORIGIN_EXPECTED],
  ...WRONG_ORIGINS.map((given): [string, string, string] => ["--origin", given, ORIGIN_EXPECTED]),
  ["--location", "7", "a location id, optionally followed by = and a name"],
  ["--base-url", "api.example", "an absolute URL that starts with https:// or http://"],
  ["--address-header", "X Real", "the name of a header"],
  ["--max-per-address", "0", "a whole number, 1 or more"],
  ["--max-per-location", "1.5", "a whole number, 1 or more"],
  ["--idle-minutes", "1", "a whole number of minutes from 2 to 720"],
  ["--webhook", "http://10.0.0.5/hook", PRIVATE_EXPECTED],
  ["--webhook", "https://me:secret@a.example/", PRIVATE_EXPECTED],
  ["--webhook-secret", "secret", "whsec_ and 24 to 64 random bytes in base64"],
  ["--webhook-content", "all", '"reference" or "full"'],
  ["--smtp", "https://a.example", "a URL that starts with smtps:// or smtp://"],
  ["--mail-to", "nobody", "an email address"],
  ["--mail-from", "desk@practice.example;", "an email address"],
  ["--mail-reply-to", "a@practice.example, b@practice.example", "an email address"],
  ["--reply-within", "2 business days", "hours or days, such as 1 day"],
  ["--hours", "24/7", "opening hours, such as Mo-Fr 08:00-17:00"],
  ["--keep-days", "-1", "a whole number of days, 1 or more"],
  ["--keep-days", "0", "a whole number of days, 1 or more"],
])("%s must not be %j", (option, value, expected) => {
  expect(errorsOf([...REQUIRED, `${option}=${value}`])).toContain(`${option} must be ${expected}.`);
});

test("every mistake has one sentence", () => {
  const smtp = ["--smtp", "smtps://mail.example"];
  expect(errorsOf(["serve", "--port", "x", "--webhook", "https://a.example", ...smtp])).toEqual([
    "--port must be a number from 0 to 65535.",
    "There is no such command.",
    "Give the origin of the page with the form by --origin.",
    "Give location ids by --location, or --base-url.",
    "--webhook and --webhook-secret need each other.",
    "--smtp, --mail-from and --mail-to, or --mail-to-patients, need each other.",
  ]);
  expect(errorsOf(REQUIRED, { WEB_SCHEDULER_MAIL_TO_PATIENTS: "false" })).toEqual([]);
  const replies = ["--mail-reply-to", "desk@practice.example"];
  expect(errorsOf([...REQUIRED, ...replies])).toEqual(["--mail-reply-to needs --smtp."]);
  expect(errorsOf(["--prot", "1"])).toEqual([expect.stringContaining("--prot")]);
  const tcp = "tcp://10.0.0.7:80";
  const others = { WEB_SCHEDULER_PORT: tcp, WEB_SCHEDULER_RECEIVER_PORT: tcp, PATH: "x" };
  const services = { WEB_SCHEDULER_RECEIVER_PORT_80_TCP: tcp, WEB_SCHEDULER_SERVICE_HOST: "x" };
  const env = { WEB_SCHEDULER_LISTEN_PORT: "80", ...others, ...services };
  expect(errorsOf(REQUIRED, env)).toEqual([
    "There is no option for the variable WEB_SCHEDULER_LISTEN_PORT.",
  ]);
});

const DATA_OF_OTHERS = [
  ...["postgress://", "mysql://", "postgres:/", "postgres:", "jdbc:postgresql://", "", "//"],
  ...[" postgres://", '"postgres://', "tcp://", "postgres://x/"],
].map((start) => `${start}receiver:s3cret@db.example/x`);

const WRONG_URLS = ["postgres://receiver:12/s3cret@db/x", "POSTGRES://receiver:s3cret@db:0x/x"];

test.each([...DATA_OF_OTHERS, "host=db password=s3cret", ...WRONG_URLS])(
  "--data %j is refused, and not repeated",
  (data) => {
    for (const [args, env] of [
      [[`--data=${data}`], {}],
      [[], { WEB_SCHEDULER_DATA: data }],
    ] as const) {
      expect(errorsOf([...REQUIRED, ...args], env)).toEqual([
        "--data must be a file or a postgres:// URL.",
      ]);
    }
  },
);

test.each([
  ["--data", "POSTGRES://receiver:s3cret@db/x"],
  ["--data", "PostgreSQL://db/x?host=/run"],
  ["--data", "C:\\data\\a.db"],
  ["--data", ":memory:"],
  ["--base-url", "http://10.0.0.5/"],
  ["--webhook", "http://[::1]/hook", "--webhook-secret", SECRET],
])("%s may be %j", (...args) => {
  expect(errorsOf([...REQUIRED, ...args])).toEqual([]);
});

test("no mistake repeats a value, which may be a secret", () => {
  const variables = Object.keys(OPTIONS).map((name) => [variableOf(name), "s3cret:~="]);
  const mistakes = errorsOf(["s3cret"], Object.fromEntries(variables));
  expect(mistakes.length).toBeGreaterThan(15);
  const misspelt = errorsOf(["--webhok-secret=s3cret"], { WEB_SCHEDULER_WEBHOK_SECRET: "s3cret" });
  expect(`${mistakes}${misspelt}`).not.toContain("s3cret");
});

test("beyond loopback, it needs the accounts' file", () => {
  const accounts = folder.file("accounts.json");
  const args = [...REQUIRED, "--accounts", accounts, "--host"];
  expect(errorsOf([...args, "0.0.0.0"])).toEqual([
    `Others can reach --host 0.0.0.0, but there is no file ${accounts}: run add-account first.`,
  ]);
  expect(errorsOf([...args, "127.0.0.1"])).toEqual([]);
  writeFileSync(accounts, "{}");
  expect(errorsOf([...args, "0.0.0.0"])).toEqual([]);
});
