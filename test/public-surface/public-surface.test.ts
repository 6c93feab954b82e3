import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { USAGE as CHECK_USAGE } from "../../src/check/check-options.ts";
import { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import { DIAGNOSTICS } from "../../src/diagnostics/rows.ts";
import type { WebSchedulerEvents } from "../../src/embed/api/events.ts";
import * as library from "../../src/embed/npm/index.ts";
import { LANGUAGE_CODES } from "../../src/messages/languages.ts";
import { USAGE as RECEIVER_USAGE } from "../../src/receiver/config/config.ts";
import { USAGE as SERVER_USAGE } from "../../src/server/hosts/options.ts";
import { ATTRIBUTE_NAMES } from "../../src/settings/attributes.ts";
import { THEME } from "../../src/settings/theme.ts";
import { serverManifest } from "../../src/tasks/build/write-packages.ts";

const COMMANDS = {
  "web-scheduler-check": CHECK_USAGE,
  "web-scheduler-receiver": RECEIVER_USAGE,
  "web-scheduler-server": SERVER_USAGE,
};

const root = join(import.meta.dirname, "../..");
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** The keys of the objects in a schema, with a question mark if they may be missing. */
function keysOf(schema: z.core.JSONSchema.BaseSchema, prefix = ""): string[] {
  const variants = [schema, ...(schema.anyOf ?? [])] as z.core.JSONSchema.BaseSchema[];
  return variants.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([key, value]) => [
      `${prefix}${key}${required.includes(key) ? "" : "?"}`,
      ...keysOf(value as z.core.JSONSchema.BaseSchema, `${prefix}${key}.`),
    ]),
  );
}

const EVENTS: Record<keyof WebSchedulerEvents, true> = {
  "web-scheduler-ready": true,
  "web-scheduler-step": true,
  "web-scheduler-sent": true,
  "web-scheduler-error": true,
  "web-scheduler-diagnostic": true,
};

const MEMBERS = Object.getOwnPropertyNames(library.WebSchedulerElement.prototype).filter(
  (name) => !/Callback$|^constructor$/.test(name),
);

/** What others rely on, by kind: a change of it is a change of the version. */
const surface: Record<string, readonly string[]> = {
  attribute: ATTRIBUTE_NAMES,
  "member of the element": ["onRequest", "showDraft", ...MEMBERS],
  event: Object.keys(EVENTS),
  "CSS property": Object.keys(THEME).map((name) => `--web-scheduler-${name}`),
  diagnostic: Object.keys(DIAGNOSTICS),
  language: LANGUAGE_CODES,
  export: Object.keys(library),
  "path of a package": [
    ...Object.keys(manifest.exports).map((path) => manifest.name + path.slice(1)),
    ...Object.keys(serverManifest().exports).map((path) => serverManifest().name + path.slice(1)),
  ],
  "key of a booking request": keysOf(z.toJSONSchema(BookingRequest)),
  option: Object.entries(COMMANDS).flatMap(([command, usage]) =>
    [...usage.matchAll(/^ {2}(--[\w-]+(?: [A-Z][^ \n]*)?)/gm)].map(
      ([, option]) => `${command} ${option}`,
    ),
  ),
};

test("public-surface.txt is what others rely on (npm run vitest -- test/public-surface --update)", async () => {
  const lines = Object.entries(surface).flatMap(([kind, names]) =>
    [...new Set(names)].sort().map((name) => `${kind} \`${name}\``),
  );
  for (const [kind, names] of Object.entries(surface)) expect(names, kind).not.toEqual([]);
  const file = join(import.meta.dirname, "public-surface.txt");
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(file);
});
