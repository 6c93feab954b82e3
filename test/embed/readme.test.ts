import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ATTRIBUTE_NAMES } from "../../src/embed/api/attributes.ts";
import { THEME_NAMES } from "../../src/embed/chunks/deferred/theme.ts";
import { LANGUAGE_CODES } from "../../src/messages/languages.ts";
import type { Failure, NotSentReason } from "../../src/state/phase.ts";
import { EVENT_NAMES } from "./event-names.ts";

const readme = readFileSync(new URL("../../src/embed/README.md", import.meta.url), "utf8");
const section = (title: string) => readme.split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "";
/** The first cells of a section's tables. */
const rows = (title: string) =>
  [...section(title).matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );

test("the README lists every attribute", () => {
  const names = rows("Attributes").toSorted();
  expect(names, "the table of attributes in src/embed/README.md").toEqual(
    [...ATTRIBUTE_NAMES, "target"].toSorted(),
  );
});

test("the README lists every language", () => {
  const [, values = ""] = /^\| `lang` \| ([^|]+) \|/m.exec(section("Attributes")) ?? [];
  const codes = [...values.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
  expect(codes, "the row of `lang` in src/embed/README.md").toEqual(LANGUAGE_CODES);
});

test("the README lists every event", () => {
  expect(rows("Events")).toEqual(EVENT_NAMES);
});

const REASONS: Record<Failure | NotSentReason, true> = {
  unreachable: true,
  timeout: true,
  "not-found": true,
  refused: true,
  unavailable: true,
  "not-json": true,
  "unexpected-answer": true,
  "wrong-location": true,
  "not-set-up": true,
  offline: true,
  "back-online": true,
  unknown: true,
  busy: true,
  "duplicate-id": true,
  "no-receiver": true,
  "chunk-missing": true,
};

test.each(Object.keys(REASONS))("the README lists the error reason %s", (reason) => {
  expect(section("Events")).toContain(`\`${reason}\``);
});

test("the README lists every custom property", () => {
  expect(rows("Theming").filter((name) => name?.startsWith("--"))).toEqual(THEME_NAMES);
});
