import { expect, test } from "vitest";
import { differences } from "../../../src/preview/share/list-changes.ts";
import { recordOf } from "../../state/scheduler-fixture.ts";

const BRANDING = "web_scheduler_config.branding";
const published = recordOf("branded");
const { branding } = published.web_scheduler_config;

const differing = (changes: Record<string, unknown>) =>
  differences({ of: { example: "branded" }, published, changes });

test("a draft without a change differs in nothing", () => {
  expect(differing({})).toEqual([]);
});

test.each<[path: string, value: unknown, label: string, before: string, now: string]>([
  ["name", "Elsewhere", "Name", published.name, "Elsewhere"],
  ["name", "", "Name", published.name, "empty"],
  ["is_virtual", true, "Visits are virtual", "off", "on"],
  [`${BRANDING}.font_color`, "#123456", "Text colour", branding.font_color, "#123456"],
  [
    `${BRANDING}.header_logo_height`,
    0,
    "Header logo height",
    `${branding.header_logo_height}`,
    "0",
  ],
  // Base64 has four characters for three bytes.
  [
    `${BRANDING}.header_logo_url`,
    `data:image/png;base64,${"A".repeat(40_000)}`,
    "Header logo",
    branding.header_logo_url,
    "a picture of 30.0 kB in this draft",
  ],
  [
    "web_scheduler_config.provider_profiles",
    [{ name: "Dr. Imber" }],
    "Providers",
    JSON.stringify(published.web_scheduler_config.provider_profiles),
    '[{"name":"Dr. Imber"}]',
  ],
  // Of a setting with two paths, each is named by the one label.
  ["web_scheduler_config.optional_fields.email", true, "Email address", "off", "on"],
])("%s is told, as it was and as it is", (path, value, label, before, now) => {
  expect(differing({ [path]: value })).toEqual([{ path, label, before, now }]);
});

test("a long text is cut", () => {
  const [difference] = differing({ name: "x".repeat(5_000) });
  expect(difference?.now).toBe(`${"x".repeat(200)}…`);
});
