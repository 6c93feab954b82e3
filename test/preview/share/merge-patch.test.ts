import { isPlainObject } from "es-toolkit";
import { expect, test } from "vitest";
import { type Changes, withChanges } from "../../../src/draft/changes.ts";
import { SETTING_PATHS } from "../../../src/preview/settings/find-setting.ts";
import { isPageProperty } from "../../../src/preview/settings/page-theme.ts";
import { changesText, mergePatch } from "../../../src/preview/share/merge-patch.ts";
import { readBrandingFile } from "../../../src/preview/share/read-branding-file.ts";
import { sanitizeChanges } from "../../../src/preview/state/sanitize-changes.ts";
import { recordOf } from "../../example-record.ts";

const CONFIG = "web_scheduler_config";
const record = recordOf("everything-on");

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => isPlainObject(value);

/** The algorithm of RFC 7396, section 2. */
function applyPatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const result: Json = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = applyPatch(result[key], value);
  }
  return result;
}

const SAMPLES: unknown[] = [
  "x",
  "#123456",
  24,
  true,
  false,
  "allow",
  [],
  "https://a.example/x.png",
];

/** Every setting of the record with a value of its type that differs from the record's. */
const EVERYTHING: Changes = Object.assign(
  {},
  ...[...SETTING_PATHS]
    .filter((path) => !isPageProperty(path))
    .map((path) => {
      const candidates = SAMPLES.map((value) => sanitizeChanges({ [path]: value }).safe);
      return candidates.find((safe) => path in safe && withChanges(record, safe) !== record);
    }),
);

test("the patch of every setting changes the record as the draft does", () => {
  expect(Object.keys(EVERYTHING).length).toBeGreaterThan(50);
  for (const [path, value] of Object.entries(EVERYTHING)) {
    const changes = { [path]: value };
    expect(applyPatch(record, mergePatch(changes)), path).toEqual(withChanges(record, changes));
  }
  expect(applyPatch(record, mergePatch(EVERYTHING))).toEqual(withChanges(record, EVERYTHING));
});

test("the patch contains nothing that did not change, and no property of the page", () => {
  expect(
    mergePatch({
      name: "Heron Lane",
      [`${CONFIG}.screener_question.if_yes.message`]: "Call us.",
      [`${CONFIG}.required_fields.email`]: false,
      "--web-scheduler-radius": 4,
    }),
  ).toEqual({
    name: "Heron Lane",
    [CONFIG]: {
      screener_question: { if_yes: { message: "Call us." } },
      required_fields: { email: false },
    },
  });
});

test.each<[what: string, changes: Changes]>([
  ["of the name only", { name: "Heron Lane" }],
  ["of everything", EVERYTHING],
])("a patch %s can be loaded from its file", async (_what, changes) => {
  const file = new Blob([JSON.stringify(mergePatch(changes))]);
  expect(await readBrandingFile(file)).toEqual({ ok: true, changes, rejected: [] });
});

test("without changes of the record there is no patch", () => {
  expect(mergePatch({ "--web-scheduler-radius": 4 })).toBeNull();
});

test("the text names the practice, and each setting before and after", () => {
  const text = changesText(record, {
    name: "Heron Lane",
    [`${CONFIG}.appointment_types_enabled`]: false,
    "--web-scheduler-radius": 4,
  });
  expect(text).toBe(`${record.name} (${record.id}): 3 changes

Name
- ${record.name}
+ Heron Lane

Ask for the appointment type
- on
+ off

Corner radius
- 10
+ 4
`);
});
