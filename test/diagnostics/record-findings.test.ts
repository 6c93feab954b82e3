import { expect, test } from "vitest";
import { brandOf } from "../../src/branding/brand.ts";
import type { LocationRecord } from "../../src/contract/location-record/location-record.ts";
import { recordFindings } from "../../src/diagnostics/record-findings.ts";
import { RECORD } from "../../src/diagnostics/rows/record.ts";
import { EXAMPLES } from "../../src/examples/index.ts";
import { recordOf } from "../example-record.ts";

/** The diagnostics of the complete example after a change. */
function diagnosticsAfter(change: (record: LocationRecord) => void): string[] {
  const record = recordOf("everything-on");
  change(record);
  return recordFindings(record, [], brandOf(record)).map(
    ({ code, subject }) => `${code} ${subject}`,
  );
}

test("there are no diagnostics for a complete and valid record", () => {
  expect(diagnosticsAfter(() => {})).toEqual([]);
});

const CASES: [string, (record: LocationRecord) => void, string][] = [
  [
    "scheduling is disabled",
    (record) => {
      record.is_web_scheduler_enabled = false;
    },
    "WS311 is_web_scheduler_enabled",
  ],
  [
    "no field is required",
    ({ web_scheduler_config: { required_fields } }) => {
      for (const name of Object.keys(required_fields)) Reflect.set(required_fields, name, false);
    },
    "WS302 required_fields",
  ],
  [
    "an action is unknown",
    ({ web_scheduler_config: { screener_question } }) => {
      screener_question.if_no.action = "transfer";
    },
    "WS303 screener_question.if_no",
  ],
  [
    "the screener has no question",
    ({ web_scheduler_config: { screener_question } }) => {
      screener_question.question = " ";
    },
    "WS304 screener_question",
  ],
  [
    "no provider has a name",
    ({ web_scheduler_config: config }) => {
      config.provider_profiles = [{ id: 7 }];
    },
    "WS305 provider_profiles",
  ],
  [
    "a logo’s URL is relative",
    ({ web_scheduler_config: { branding } }) => {
      branding.header_logo_url = "/logo.svg";
    },
    "WS306 branding.header_logo_url",
  ],
  [
    "the font is invalid",
    ({ web_scheduler_config: { branding } }) => {
      branding.font_style = "}{";
    },
    "WS307 branding.font_style",
  ],
  [
    "the color is invalid",
    ({ web_scheduler_config: { branding } }) => {
      branding.font_color = "red";
    },
    "WS308 branding.font_color",
  ],
  [
    "the color has too little contrast",
    ({ web_scheduler_config: { branding } }) => {
      branding.font_color = "#EEEEEE";
    },
    "WS309 branding.font_color",
  ],
  [
    "a size is out of range",
    ({ web_scheduler_config: { branding } }) => {
      branding.header_logo_height = 4000;
    },
    "WS310 branding.header_logo_height",
  ],
];

test.each(CASES)("reports that %s", (_title, change, expected) => {
  expect(diagnosticsAfter(change)).toEqual([expected]);
});

test("every diagnostic of the record is tested here", () => {
  const tested = CASES.map(([, , expected]) => expected.split(" ")[0]);
  const missing = Object.keys(RECORD).filter((code) => !tested.includes(code));
  expect(missing, "add a row to CASES in test/diagnostics/record-findings.test.ts").toEqual([
    "WS301", // the next test
  ]);
});

test("reports a repaired key with its expected type", () => {
  const [example] = EXAMPLES;
  if (!example) throw new Error("There are no examples.");
  const { record } = example;
  const problems = [{ path: "is_virtual", expected: "boolean" }];
  const findings = recordFindings(record, problems, brandOf(record));
  expect(findings).toEqual([{ code: "WS301", subject: "is_virtual", detail: "expected boolean" }]);
});
