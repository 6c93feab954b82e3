import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { USAGE as CHECK_USAGE } from "../../src/check/check-options.ts";
import { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import { LANGUAGE_CODES } from "../../src/messages/languages.ts";
import { USAGE as RECEIVER_USAGE } from "../../src/receiver/config/options.ts";
import { USAGE as SERVER_USAGE } from "../../src/server/hosts/command-options.ts";
import { customElementsManifest } from "../../src/tasks/build/package/custom-elements.ts";
import { serverManifest } from "../../src/tasks/build/write-server-package.ts";
import { ALL_DIAGNOSTICS } from "../diagnostics/diagnostics-page.ts";

const USAGES = {
  "web-scheduler-check": CHECK_USAGE,
  "web-scheduler-receiver": RECEIVER_USAGE,
  "web-scheduler-server": SERVER_USAGE,
};

/** The interfaces that users of the package read or write, by their file in `embed`. */
const INTERFACES = {
  "api/events.ts": ["Diagnostic"],
  "element/mount.ts": ["MountOptions", "MountHandle"],
  "chunks/diagnostics/explain.ts": ["Explanation"],
  "chunks/doctor/report.ts": ["DoctorFinding", "DoctorCheck", "DoctorReport"],
};

const sourceOf = (path: string) =>
  readFileSync(new URL(`../../src/${path}`, import.meta.url), "utf8");

/** The groups of a pattern in a text, one array per match. */
const groupsOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, ...groups]) => groups.map((group = "") => group.trim()));

/** The text between two patterns. @throws Error if it is not in the source */
function between(source: string, start: RegExp, end: string): string {
  const rest = source.split(start)[1];
  if (rest === undefined) throw new Error(`${start} is not in the source.`);
  return rest.slice(0, rest.indexOf(end));
}

function interfaceLines(file: string, name: string): string[] {
  const body = between(sourceOf(`embed/${file}`), new RegExp(`export interface ${name}\\b`), "\n}");
  return groupsOf(body, /^ {2}(?:readonly )?(\w+)(\??: .+|\(.*);$/gm).map(
    ([member, type]) => `type \`${name}.${member}\`${type}`,
  );
}

function elementLines(): string[] {
  const [module] = customElementsManifest().modules;
  const [element] = module?.declarations ?? [];
  if (!module || !element) throw new Error("The manifest has no element.");
  return [
    ...element.attributes.map(
      ({ name, fieldName, type }) => `attribute \`${name}\` (property ${fieldName}): ${type.text}`,
    ),
    ...element.members.map(({ name, kind, type }) =>
      kind === "method" ? `method \`${name}\`()` : `property \`${name}\`: ${type?.text}`,
    ),
    ...element.events.map(({ name, type }) => `event \`${name}\`: ${type.text}`),
    ...element.cssProperties.map(({ name }) => `CSS property \`${name}\``),
    ...element.cssParts.map(({ name }) => `CSS part \`${name}\``),
    ...module.exports.map(({ name }) => `export \`${name}\``),
  ];
}

function scriptLines(): string[] {
  const events = sourceOf("docs/pages/reference/events.md");
  const global = between(sourceOf("embed/script/script.ts"), /\bWebScheduler\?: \{/, "\n    }");
  const steps = between(events, /^\| `web-scheduler-step` \| `step`:/m, " |");
  const reasons = between(events, /The reasons of an error are/, "\n\n");
  return [
    ...groupsOf(
      sourceOf("docs/pages/reference/attributes.md"),
      /^\| `([\w-]+)` \| .+\(script tag only\)/gm,
    ).map(([name]) => `attribute \`${name}\` (script tag only)`),
    ...groupsOf(global, /^ {6}(\w+)\b/gm).map(([name]) => `global \`WebScheduler.${name}\``),
    ...groupsOf(steps, /`([\w-]+)`/g).map(([step]) => `step \`${step}\``),
    ...groupsOf(reasons, /`([\w-]+)`/g).map(([reason]) => `error reason \`${reason}\``),
    ...LANGUAGE_CODES.map((code) => `language \`${code}\``),
    ...Object.keys(ALL_DIAGNOSTICS).map((code) => `diagnostic \`${code}\``),
  ];
}

function packageLines(): string[] {
  const { exports } = JSON.parse(sourceOf("../package.json")) as { exports: object };
  const types = groupsOf(sourceOf("embed/npm/index.ts"), /^export type \{([^{}]+)\}/gm);
  // Those of the form's package are relative.
  const serverPaths = Object.keys(serverManifest().exports);
  const paths = [
    ...Object.keys(exports),
    ...serverPaths.map((path) => `@web-scheduler/server${path.slice(1)}`),
  ];
  return [
    ...paths.map((path) => `package path \`${path}\``),
    ...types.flatMap(([names = ""]) =>
      groupsOf(names, /(\w+)/g).map(([name]) => `exported type \`${name}\``),
    ),
    ...Object.entries(INTERFACES).flatMap(([file, names]) =>
      names.flatMap((name) => interfaceLines(file, name)),
    ),
  ];
}

const commandLines = Object.entries(USAGES).flatMap(([command, usage]) => [
  ...groupsOf(usage, /^(?:Usage:)? +(web-scheduler-\w+ .*)$/gm).map(
    ([line]) => `command \`${line}\``,
  ),
  ...groupsOf(usage, /^ {2}(--[\w-]+)((?: [A-Z][^ \n]*)?)/gm).map(
    ([option, value]) => `option \`${option}\`${value && ` ${value}`} of ${command}`,
  ),
  ...groupsOf(usage, /\b(WEB_SCHEDULER_\w+)/g).map(
    ([name]) => `variable \`${name}\` of ${command}`,
  ),
]);

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** `replaces?: string (uuid)` for each key of an object and of the objects in it. */
function schemaLines(schema: JsonSchema, prefix = ""): string[] {
  const variants = [schema, ...(schema.anyOf ?? [])] as JsonSchema[];
  return variants.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties as Record<string, JsonSchema>).flatMap(([key, value]) => [
      `${prefix}${key}${required.includes(key) ? "" : "?"}: ${describe(value)}`,
      ...schemaLines(value, `${prefix}${key}.`),
    ]),
  );
}

function describe({ anyOf, type, format, maxLength, ...schema }: JsonSchema): string {
  if (anyOf) return (anyOf as JsonSchema[]).map(describe).join(" | ");
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values) return values.map((value) => JSON.stringify(value)).join(" | ");
  const limit = maxLength === undefined ? "" : `, at most ${maxLength}`;
  return `${type}${format ? ` (${format})` : ""}${limit}`;
}

/**
 * Everything that semantic versioning covers, one line each, sorted, with the name in backticks: attributes, properties, methods,
 * events, CSS names, diagnostics, the package's exports, the booking request, and the commands.
 */
export function publicSurface(): string[] {
  const request = schemaLines(z.toJSONSchema(BookingRequest)).map(
    (line) => `request ${line.replace(/^[\w.]+/, "`$&`")}`,
  );
  const lines = [elementLines(), scriptLines(), packageLines(), request, commandLines].flat();
  return [...new Set(lines)].sort();
}
