import { expect, test } from "vitest";
import { listChanges } from "../../../src/preview/share/list-changes.ts";
import { recordOf } from "../../state/scheduler-fixture.ts";

const BRANDING = "web_scheduler_config.branding";
const published = recordOf("branded");
const { branding } = published.web_scheduler_config;

const changesOf = (changes: Record<string, unknown>) =>
  listChanges({ source: { example: "branded" }, published, changes });

test("a draft without changes has an empty list", () => {
  expect(changesOf({})).toEqual([]);
});

test.each<[path: string, value: unknown, label: string, published: string, drafted: string]>([
  ["name", "Elsewhere", "Name", published.name, "Elsewhere"],
  ["name", "", "Name", published.name, "empty"],
  ["is_virtual", true, "Visits are virtual", "off", "on"],
  [`${BRANDING}.font_color`, "#123456", "Text color", branding.font_color, "#123456"],
  [
    `${BRANDING}.header_logo_height`,
    0,
    "Header logo height",
    `${branding.header_logo_height}`,
    "0",
  ],
  // Base64 encodes three bytes in four characters.
  [
    `${BRANDING}.header_logo_url`,
    `data:image/png;base64,${"A".repeat(40_000)}`,
    "Header logo",
    branding.header_logo_url,
    "an image of 30.0 kB in this draft",
  ],
  [
    "web_scheduler_config.provider_profiles",
    [{ name: "Dr. Imber" }],
    "Providers",
    JSON.stringify(published.web_scheduler_config.provider_profiles),
    '[{"name":"Dr. Imber"}]',
  ],
  // Both paths of a setting have its label.
  ["web_scheduler_config.optional_fields.email", true, "Email", "off", "on"],
])("%s is listed with its label and both values", (path, value, label, before, drafted) => {
  expect(changesOf({ [path]: value })).toEqual([{ path, label, published: before, drafted }]);
});

test("a long text is truncated", () => {
  const [change] = changesOf({ name: "x".repeat(5_000) });
  expect(change?.drafted).toBe(`${"x".repeat(200)}…`);
});
