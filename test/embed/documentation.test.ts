import { expect, test } from "vitest";
import { ATTRIBUTE_NAMES } from "../../src/embed/api/attributes.ts";
import { THEME_NAMES } from "../../src/embed/chunks/doctor/theme.ts";
import { LANGUAGE_CODES } from "../../src/messages/languages.ts";
import type { Failure, NotSentReason } from "../../src/state/phase.ts";
import { docPage } from "../docs/doc-page.ts";
import { EVENT_NAMES } from "./event-names.ts";

/** The first cells of a page's tables. */
const rows = (page: string) =>
  [...docPage(page).matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );

test("the documentation lists every attribute", () => {
  const names = rows("attributes").toSorted();
  expect(names, "the table of attributes in src/docs/pages/reference/attributes.md").toEqual(
    [...ATTRIBUTE_NAMES, "target"].toSorted(),
  );
});

test("the documentation lists every language", () => {
  const [, values = ""] = /^\| `lang` \| ([^|]+) \|/m.exec(docPage("attributes")) ?? [];
  const codes = [...values.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
  expect(codes, "the row of `lang` in src/docs/pages/reference/attributes.md").toEqual(
    LANGUAGE_CODES,
  );
});

test("the documentation lists every event", () => {
  expect(rows("events")).toEqual(EVENT_NAMES);
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

test.each(Object.keys(REASONS))("the documentation lists the error reason %s", (reason) => {
  expect(docPage("events")).toContain(`\`${reason}\``);
});

test("the documentation lists every custom property", () => {
  expect(rows("design").filter((name) => name?.startsWith("--"))).toEqual(THEME_NAMES);
});
