import { expect, test } from "vitest";
import { readLocationRecord } from "../../src/contract/location-record/read-location-record.ts";
import { mapFields } from "../../src/contract/questions.ts";
import { recordFindings } from "../../src/diagnostics/record-findings.ts";
import { type Changes, withChanges } from "../../src/preview/draft/changes.ts";
import { recordOf } from "../example-record.ts";

const CONFIG = "web_scheduler_config";
const BRANDING = `${CONFIG}.branding`;

test.each<[title: string, changes: Changes, expected?: string]>([
  ["nothing of a complete and valid record", {}],
  [
    "that scheduling is disabled",
    { is_web_scheduler_enabled: false },
    "WS311 is_web_scheduler_enabled",
  ],
  [
    "that no field is required",
    { [`${CONFIG}.required_fields`]: mapFields(() => false) },
    "WS301 required_fields",
  ],
  [
    "an action that is unknown",
    { [`${CONFIG}.screener_question.if_no.action`]: "transfer" },
    "WS303 screener_question.if_no",
  ],
  [
    "a screener without a question",
    { [`${CONFIG}.screener_question.question`]: " " },
    "WS304 screener_question",
  ],
  [
    "providers without a name",
    { [`${CONFIG}.provider_profiles`]: [{ id: 7 }] },
    "WS301 provider_profiles",
  ],
  ["HTML in the name", { name: "Larkmere &amp; Sons" }, "WS313 name"],
  ["a lost character in the address", { city: "Montr\uFFFDal" }, "WS313 city"],
  [
    "a lost character in the tagline",
    { [`${BRANDING}.header_tagline`]: "\uFFFD" },
    "WS313 branding",
  ],
  ["no HTML in a key that no patient reads", { sync_type: "<br>" }],
  [
    "a logo’s relative URL",
    { [`${BRANDING}.header_logo_url`]: "/logo.svg" },
    "WS301 branding.header_logo_url",
  ],
  ["an invalid font", { [`${BRANDING}.font_style`]: "}{" }, "WS301 branding.font_style"],
  ["an invalid color", { [`${BRANDING}.font_color`]: "red" }, "WS301 branding.font_color"],
  [
    "a color with too little contrast",
    { [`${BRANDING}.font_color`]: "#777777" },
    "WS309 branding.font_color",
  ],
  [
    "a size that is out of range",
    { [`${BRANDING}.header_logo_height`]: 4000 },
    "WS301 branding.header_logo_height",
  ],
])("reports %s", (_title, changes, ...expected) => {
  const record = withChanges(recordOf("everything-on"), changes);
  const found = recordFindings(record, []);
  expect(found.map(({ code, subject }) => `${code} ${subject}`)).toEqual(expected);
});

test("reports a key that cannot be read, with what the form does if it protects patients", () => {
  const { web_scheduler_config: config, ...rest } = recordOf("everything-on");
  const screener = "web_scheduler_config.screener_question";
  const { question, if_no } = config.screener_question;
  const changed = { ...config, screener_question: { question, if_yes: "stop", if_no } };
  const findingsOf = (data: unknown) => {
    const read = readLocationRecord(data, rest.id);
    return read.ok && recordFindings(read.record, read.problems);
  };
  expect(findingsOf({ ...rest, is_virtual: "no", web_scheduler_config: changed })).toMatchObject([
    {
      code: "WS302",
      subject: `${screener}.enabled`,
      detail: "expected boolean; the question is asked",
    },
    {
      code: "WS302",
      subject: `${screener}.if_yes`,
      detail: "expected object; this answer stops patients",
    },
    { code: "WS301", subject: "is_virtual", detail: "expected boolean" },
    { code: "WS303", subject: "screener_question.if_yes" },
  ]);
  // Not that scheduling was switched off, too.
  expect(findingsOf(rest)).toMatchObject([
    {
      code: "WS302",
      subject: "web_scheduler_config",
      detail: "expected object; the form is closed and says how to call",
    },
  ]);
});
