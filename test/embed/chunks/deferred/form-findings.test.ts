import { expect, test } from "vitest";
import { readSettings } from "../../../../src/embed/api/attributes.ts";
import {
  loadFindings,
  unreadableFindings,
} from "../../../../src/embed/chunks/deferred/form-findings.ts";
import { recordOf } from "../../../example-record.ts";

const settings = readSettings(
  (name) =>
    ({
      "location-id": "10a3d96e-cb6c-4813-935a-a30369dd4806",
      "base-url": "https://api.larkmere.test",
    })[String(name)] ?? null,
);

test.each([
  ["unexpected-answer", undefined, ["WS207"]],
  ["unavailable", 503, ["WS205"]],
] as const)("the owner learns of “%s”", (failure, status, codes) => {
  const found = loadFindings({} as Element, failure, settings, status);
  expect(found.map(({ code }) => code)).toEqual(codes);
});

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
