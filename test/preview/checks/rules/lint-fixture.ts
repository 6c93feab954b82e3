import type { Branding } from "../../../../src/contract/location-record/branding.ts";
import type { LocationRecord } from "../../../../src/contract/location-record/location-record.ts";
import type { LogoMeasurement } from "../../../../src/preview/checks/measure/measure-logo.ts";
import { lintBranding } from "../../../../src/preview/checks/rules/lint-branding.ts";
import type { LintIssue, Measurements } from "../../../../src/preview/checks/rules/lint-context.ts";
import type { Changes } from "../../../../src/preview/draft/changes.ts";
import { recordOf } from "../../../example-record.ts";

const complete = recordOf("everything-on");

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
  invisibleOn: [],
  ...changes,
});

export const measurements = (changes: Partial<Measurements> = {}): Measurements => ({
  header: measuredLogo(),
  footer: measuredLogo(),
  overflows: [],
  ...changes,
});

interface Over extends Partial<Measurements> {
  record?: RecordChanges;
}

/** A draft with its issues, as `issuesOf` describes them. */
export type Row = [title: string, branding: Partial<Branding>, issues: string[], over?: Over];

/** Drafts that differ in one setting, each with its issue if it has one. */
export const rowsOf = (
  key: keyof Branding,
  values: readonly (readonly [title: string, value: string, issue?: string])[],
) => values.map(([title, value, issue]): Row => [title, { [key]: value }, issue ? [issue] : []]);

/**
 * The issues of a draft, each as `severity code path`, with what its fix sets: ` = value` for the
 * same path, ` path = value` for another one. Paths are without the prefix of the branding.
 */
export function issuesOf(branding: Partial<Branding>, { record, ...measured }: Over = {}) {
  return lintBranding(draft(branding, record), measurements(measured)).map(describeIssue);
}

function describeIssue({ severity, code, path, fix }: LintIssue): string {
  const short = (one: string) => one.replace(/^web_scheduler_config\.branding\./, "");
  const set = Object.entries(fix?.changes ?? {}).map(
    ([key, value]) => `${key === path ? "" : ` ${short(key)}`} = ${JSON.stringify(value)}`,
  );
  return `${severity} ${code} ${short(path)}${set.join()}`;
}

/** The message of the most severe issue. */
export const firstMessage = (branding: Partial<Branding>, measured: Partial<Measurements> = {}) =>
  lintBranding(draft(branding), measurements(measured))[0]?.message;

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
