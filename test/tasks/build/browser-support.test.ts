import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildInMemory } from "../../../src/tasks/build/build-in-memory.ts";
import { served } from "../../../src/tasks/build/outputs.ts";
import { docPage } from "../../docs/doc-page.ts";
import {
  isNewer,
  newest,
  scriptFeatures,
  styleFeatures,
  type Versions,
} from "./browser-features.ts";

const root = join(import.meta.dirname, "../../..");

// Functions that the form uses only where they exist.
const CHECKED = [
  ".Segmenter",
  ".captureStackTrace",
  ".checkVisibility",
  ".moveBefore",
  ".popover",
  ".requestIdleCallback",
  ".segment",
  ".showPopover",
  ".stackTraceLimit",
];
// Properties that packages give to their own functions and objects.
const OWN = [
  // The name of a component, in `@preact/signals`.
  ".displayName",
];
// Without constructed style sheets, the form has a style element, and the dialog does not open.
const STYLE_SHEETS = [".adoptedStyleSheets", ".replaceSync", "new CSSStyleSheet"];
// Without these properties the form looks as designed, except that a text area does not grow, the
// page scrolls behind the end of the dialog, and iOS enlarges text in landscape.
const OPTIONAL_PROPERTIES = ["field-sizing", "overscroll-behavior", "text-size-adjust"];

/** The row of the documented table of browsers. */
function documented(title: string): Versions {
  const row =
    docPage("browsers")
      .split("\n")
      .find((line) => line.startsWith(`| ${title} |`)) ?? "";
  const [safari = 0, chrome = 0, firefox = 0] = row.split("|").slice(2).map(Number);
  return { safari, chrome, firefox };
}

const without = (features: ReadonlyMap<string, Versions>, names: readonly string[]) =>
  new Map([...features].filter(([name]) => !names.includes(name)));

const files = (isDialog: boolean) =>
  // The doctor is for the site owner.
  served.filter(({ file }) => !file.includes("-doctor") && file.includes("-dialog") === isDialog);

async function featuresOf(outputs: typeof served): Promise<Map<string, Versions>> {
  const codes = await Promise.all(
    outputs.map(async (output) => (await buildInMemory(output)).code),
  );
  return new Map(codes.flatMap((code) => [...scriptFeatures(code)]));
}

const newerThan = (minimum: Versions, features: ReadonlyMap<string, Versions>) =>
  Object.fromEntries([...features].filter(([, versions]) => isNewer(versions, minimum)));

test("the form needs no newer functions than the documented browsers have", async () => {
  const features = without(await featuresOf(files(false)), [...CHECKED, ...OWN, ...STYLE_SHEETS]);
  expect(newerThan(documented("the form"), features)).toEqual({});
  expect(newest([...features.values()])).toEqual(documented("the form"));
});

test("the dialog needs no newer functions than the documented browsers have", async () => {
  const features = without(await featuresOf(files(true)), CHECKED);
  const needed = newest([...features.values(), documented("the form")]);
  expect(newerThan(documented("in a dialog"), features)).toEqual({});
  expect(needed).toEqual(documented("in a dialog"));
});

test("every style is supported by the documented browsers", () => {
  const sheets = globSync(["src/ui/css/*.css", "src/embed/chunks/popup/*.css"], { cwd: root });
  const css = sheets.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  const features = without(styleFeatures(css), OPTIONAL_PROPERTIES);
  expect(newerThan(documented("all styles"), features)).toEqual({});
  expect(newest([...features.values(), documented("the form")])).toEqual(documented("all styles"));
});

test("finds newer functions, syntax and styles", () => {
  const script = scriptFeatures("class A { static { [].findLast(b) || /(?<!a)b/.test(c) } }");
  expect([...script.keys()]).toEqual(
    expect.arrayContaining([
      ".findLast",
      "classes.static.initialization_blocks",
      "regular_expressions.lookbehind_assertion",
    ]),
  );
  expect(script.get(".findLast")).toEqual({ safari: 15.4, chrome: 97, firefox: 104 });
  const style = styleFeatures(
    "@container (width > 1px) { a:has(b) { color: light-dark(#000, red) } }",
  );
  expect([...style.keys()]).toEqual(["color", ":has", "light-dark()", "@container"]);
});
