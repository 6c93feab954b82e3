import { expect } from "vitest";
import type { Branding } from "../../../../src/contract/location-record/branding.ts";
import type { LocationRecord } from "../../../../src/contract/location-record/location-record.ts";
import type { Changes } from "../../../../src/draft/changes.ts";
import { exampleBySlug } from "../../../../src/examples/index.ts";
import type { LogoMeasure } from "../../../../src/preview/checks/measure/measurements.ts";
import {
  type Finding,
  guard,
  type Measures,
} from "../../../../src/preview/checks/rules/lint-branding.ts";

const complete = exampleBySlug("everything-on")?.record;
if (!complete) throw new Error("There is no example with everything on.");

type Rest = Partial<Omit<LocationRecord, "web_scheduler_config">>;

/** A practice whose branding leaves nothing to be said, but for what is changed. */
export function draft(branding: Partial<Branding> = {}, over: Rest = {}): LocationRecord {
  const config = complete?.web_scheduler_config;
  if (!complete || !config) throw new Error("There is no example.");
  const logos = {
    header_logo_url: "https://kestrel.example/mark.png",
    footer_logo_url: "https://kestrel.example/band.png",
  };
  const whole = { ...config.branding, ...logos, ...branding };
  return { ...complete, ...over, web_scheduler_config: { ...config, branding: whole } };
}

/** A logo that is as it should be, but for what is changed. */
export const picture = (over: Partial<LogoMeasure> = {}): LogoMeasure => ({
  state: "loaded",
  width: 600,
  height: 200,
  bytes: 20_000,
  ink: { r: 200, g: 90, b: 30, opaque: 0.4, seen: { light: 0.9, dark: 0.9 } },
  ...over,
});

export const measures = (over: Partial<Measures> = {}): Measures => ({
  header: picture(),
  footer: picture(),
  overflows: [],
  ...over,
});

interface Row extends Partial<Measures> {
  branding?: Partial<Branding>;
  over?: Rest;
  /** What is found, and what its one click changes in the branding. */
  found: readonly (readonly [finding: string, repair: Partial<Branding> | null])[];
}

/** Drafts by what is particular about them. */
export type Rows = Record<string, Row>;

/** That the guard finds this, no more and no less, and mends it so. */
export function expectFound({ branding, over, found: expected, ...measured }: Row): void {
  const findings = guard(draft(branding, over), measures(measured)).filter(
    (finding) => said(finding) !== DARK_NOTE,
  );
  const mended = findings.map(({ repair }) => repair?.changes ?? null);
  expect(findings.map(said)).toEqual(expected.map(([finding]) => finding));
  expect(mended).toEqual(expected.map(([, repair]) => repair && atPaths(repair)));
}

const atPaths = (settings: Partial<Branding>) =>
  Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [`web_scheduler_config.branding.${key}`, value]),
  );

/** The sentence of the worst that the guard finds. */
export const sentence = (branding: Partial<Branding>, measured: Partial<Measures> = {}) =>
  guard(draft(branding), measures(measured)).find((one) => said(one) !== DARK_NOTE)?.sentence;

// No colour is readable on white and on the dark background alike.
const DARK_NOTE = "note text-contrast-dark font_color";

/** As `severity code setting`, with the last key of the path. */
export const said = ({ severity, code, path }: Finding) =>
  `${severity} ${code} ${path.split(".").at(-1)}`;

/** The record after a click on a repair. */
export function repaired(record: LocationRecord, changes: Changes): LocationRecord {
  const copy: LocationRecord = structuredClone(record);
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split(".");
    const parent = keys.slice(0, -1).reduce<object>((here, key) => Reflect.get(here, key), copy);
    if (!Object.hasOwn(parent, keys.at(-1) ?? "")) throw new Error(`There is no ${path}.`);
    Reflect.set(parent, keys.at(-1) ?? "", value);
  }
  return copy;
}
