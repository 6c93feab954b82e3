import { expect, test } from "vitest";
import type { LocationRecord } from "../../src/contract/location-record/location-record.ts";
import { readLocationRecord } from "../../src/contract/location-record/read-location-record.ts";
import { recordFindings } from "../../src/diagnostics/record-findings.ts";
import { brandOf } from "../../src/form/branding/brand.ts";
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
    "WS301 required_fields",
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
    "WS301 provider_profiles",
  ],
  [
    "the name contains HTML",
    (record) => {
      record.name = "Larkmere &amp; Sons";
    },
    "WS301 name",
  ],
  [
    "a logo’s URL is relative",
    ({ web_scheduler_config: { branding } }) => {
      branding.header_logo_url = "/logo.svg";
    },
    "WS301 branding.header_logo_url",
  ],
  [
    "the font is invalid",
    ({ web_scheduler_config: { branding } }) => {
      branding.font_style = "}{";
    },
    "WS301 branding.font_style",
  ],
  [
    "the color is invalid",
    ({ web_scheduler_config: { branding } }) => {
      branding.font_color = "red";
    },
    "WS301 branding.font_color",
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
    "WS301 branding.header_logo_height",
  ],
];

test.each(CASES)("reports that %s", (_title, change, expected) => {
  expect(diagnosticsAfter(change)).toEqual([expected]);
});

test("reports a key that cannot be read, with what the form does if it protects patients", () => {
  const { web_scheduler_config: config, ...rest } = recordOf("everything-on");
  const screener = "web_scheduler_config.screener_question";
  const { question, if_no } = config.screener_question;
  const changed = { ...config, screener_question: { question, if_yes: "stop", if_no } };
  const findingsOf = (data: unknown) => {
    const read = readLocationRecord(data, rest.id);
    return read.ok && recordFindings(read.record, read.problems, brandOf(read.record));
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
