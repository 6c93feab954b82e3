import { expect, test, vi } from "vitest";
import {
  loadFindings,
  unreadableFindings,
} from "../../../../src/embed/chunks/submission/form-findings.ts";
import { readSettings } from "../../../../src/settings/attributes.ts";
import { recordOf } from "../../../example-record.ts";

const settings = readSettings(
  (name) =>
    ({
      "location-id": "10a3d96e-cb6c-4813-935a-a30369dd4806",
      "base-url": "https://api.larkmere.test",
    })[String(name)] ?? null,
);

test.each([
  ["Array.isArray", () => vi.spyOn(Array, "isArray").mockReturnValue(false as never)],
  ["JSON.parse", () => vi.spyOn(JSON, "parse").mockReturnValue(undefined)],
  ["Object.entries", () => vi.spyOn(Object, "entries").mockReturnValue([])],
])("if the page has broken %s, the diagnostic names it instead of the API", (feature, replace) => {
  const replaced = replace();
  const found = loadFindings({} as Element, "unexpected-answer", settings, undefined);
  replaced.mockRestore();
  expect(found).toMatchObject([{ code: "WS109", subject: feature }]);
});

test.each([
  ["unexpected-answer", undefined, ["WS207"]],
  ["unavailable", 503, ["WS205"]],
] as const)(
  "if nothing on the page is broken, the owner learns of “%s”",
  (failure, status, codes) => {
    const found = loadFindings({} as Element, failure, settings, status);
    expect(found.map(({ code }) => code)).toEqual(codes);
  },
);

test.each([
  [
    "an action that the form does not know",
    { if_no: { action: "transfer", message: "" } },
    "WS303",
  ],
  ["a question without a letter", { question: "\u200b " }, "WS304"],
  ["nothing, if the question is off", { enabled: false, question: "" }, undefined],
])("of the question that protects patients, the form itself reports %s", (_, change, code) => {
  const record = structuredClone(recordOf("everything-on"));
  Object.assign(record.web_scheduler_config.screener_question, change);
  const problem = { path: "is_virtual", expected: "boolean", precaution: null };
  expect(unreadableFindings(record, [problem]).map((found) => found.code)).toEqual(
    code ? [code] : [],
  );
});
