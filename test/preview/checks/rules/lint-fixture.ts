import { expect } from "vitest";
import type { Branding } from "../../../../src/contract/location-record/branding.ts";
import type { LocationRecord } from "../../../../src/contract/location-record/location-record.ts";
import type { Changes } from "../../../../src/draft/changes.ts";
import { exampleBySlug } from "../../../../src/examples/index.ts";
import type {
  LogoMeasurement,
  Measurements,
} from "../../../../src/preview/checks/measure/measurements.ts";
import { lintBranding } from "../../../../src/preview/checks/rules/lint-branding.ts";
import type { LintIssue } from "../../../../src/preview/checks/rules/lint-issue.ts";

const example = exampleBySlug("everything-on")?.record;
if (!example) throw new Error("There is no example with everything on.");
const complete = example;

type RecordChanges = Partial<Omit<LocationRecord, "web_scheduler_config">>;

/** A record without issues, except for the changes. */
export function draft(
  branding: Partial<Branding> = {},
  recordChanges: RecordChanges = {},
): LocationRecord {
  const config = complete.web_scheduler_config;
  const logos = {
    header_logo_url: "https://kestrel.example/mark.png",
    footer_logo_url: "https://kestrel.example/band.png",
  };
  return {
    ...complete,
    ...recordChanges,
    web_scheduler_config: { ...config, branding: { ...config.branding, ...logos, ...branding } },
  };
}

/** The measurement of a logo without issues, except for the changes. */
export const measuredLogo = (changes: Partial<LogoMeasurement> = {}): LogoMeasurement => ({
  state: "loaded",
  width: 600,
  height: 200,
  bytes: 20_000,
  colors: { r: 200, g: 90, b: 30, opaque: 0.4, visible: { light: 0.9, dark: 0.9 } },
  ...changes,
});

export const measurements = (changes: Partial<Measurements> = {}): Measurements => ({
  header: measuredLogo(),
  footer: measuredLogo(),
  overflows: [],
  ...changes,
});

interface Row extends Partial<Measurements> {
  branding?: Partial<Branding>;
  recordChanges?: RecordChanges;
  /** The expected issues, as `summarize` returns them, and what their fixes change. */
  issues: readonly (readonly [issue: string, fix: Partial<Branding> | null])[];
}

/** Drafts by title. */
export type Rows = Record<string, Row>;

/** Expects exactly these issues and fixes. */
export function expectIssues({ branding, recordChanges, issues: expected, ...measured }: Row) {
  const issues = lintBranding(draft(branding, recordChanges), measurements(measured));
  expect(issues.map(summarize)).toEqual(expected.map(([issue]) => issue));
  expect(issues.map(({ fix }) => fix?.changes ?? null)).toEqual(
    expected.map(([, fix]) => fix && toPaths(fix)),
  );
}

const toPaths = (branding: Partial<Branding>) =>
  Object.fromEntries(
    Object.entries(branding).map(([key, value]) => [`web_scheduler_config.branding.${key}`, value]),
  );

/** The message of the most severe issue. */
export const firstMessage = (branding: Partial<Branding>, measured: Partial<Measurements> = {}) =>
  lintBranding(draft(branding), measurements(measured))[0]?.message;

/** `severity code key`, with the last key of the path. */
export const summarize = ({ severity, code, path }: LintIssue) =>
  `${severity} ${code} ${path.split(".").at(-1)}`;

/** The record after a fix; throws if a path does not exist. */
export function applyFix(record: LocationRecord, changes: Changes): LocationRecord {
  const copy: LocationRecord = structuredClone(record);
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split(".");
    const parent = keys.slice(0, -1).reduce<object>((node, key) => Reflect.get(node, key), copy);
    if (!Object.hasOwn(parent, keys.at(-1) ?? "")) throw new Error(`There is no ${path}.`);
    Reflect.set(parent, keys.at(-1) ?? "", value);
  }
  return copy;
}
