import { expect, test } from "vitest";
import { formatPublished } from "../../../src/preview/settings/format.ts";
import { recordOf } from "../../example-record.ts";

test.each([
  ["name", recordOf("branded").name],
  ["is_virtual", "off"],
  ["web_scheduler_config.branding.header_logo_height", "56"],
  ["--web-scheduler-accent", "default"],
  ["--web-scheduler-radius", "10"],
])("the published value of %s is shown as %j", (path, text) => {
  expect(formatPublished(recordOf("branded"), path)).toBe(text);
});

test.each([
  ["", "empty"],
  ["x".repeat(5_000), `${"x".repeat(200)}…`],
])("a value is shown as text: %#", (name, text) => {
  expect(formatPublished({ name }, "name")).toBe(text);
});
