import { expect, test } from "vitest";
import { setAt } from "../../contract/record-fixture.ts";
import { damagesOf, formWith, PROTECTIVE_PATHS } from "../damaged-records.ts";

test.each(PROTECTIVE_PATHS.map((path) => [path.join("."), path] as const))(
  "no damage to %s opens a form that does not ask the record's question",
  async (_name, path) => {
    const failed: string[] = [];
    for (const [label, damage] of damagesOf(path)) {
      const { problems } = await formWith([damage]);
      failed.push(...problems.map((problem) => `${label}: ${problem}`));
    }
    expect(failed).toEqual([]);
  },
);

const BRANCHES = {
  if_yes: { action: "stop", message: "" },
  if_no: { action: "allow", message: "" },
};

test.each([
  [{ enabled: "true", question: "Any fever?" }, "screener"],
  [{ question: "Any fever?" }, "screener"],
  [{ enabled: null, question: "Any fever?" }, "screener"],
  [{ Enabled: false, question: "Any fever?" }, "screener"],
  [{ enabled: false, question: "Any fever?" }, "details"],
  [{ enabled: false }, "details"],
  [{ enabled: false, question: "" }, "details"],
  [{ enabled: true, question: "", if_yes: { action: "allow", message: "Why?" } }, "details"],
  [{ enabled: true, question: "", if_yes: { action: "Allow", message: "" } }, "closed"],
  [{ enabled: true, question: "", if_yes: null }, "closed"],
  ...["", " \n", "\u200B\u2060", "\uD83E", "\u3164", "\u2800\u034F"].flatMap((question) => [
    [{ enabled: true, question }, "closed"] as const,
    [{ enabled: "true", question }, "closed"] as const,
  ]),
  [{ enabled: true }, "closed"],
  [{ enabled: true, question: null }, "closed"],
  [{}, "closed"],
] as const)("with the screener %j, the first screen is %s", async (keys, expected) => {
  const path = ["web_scheduler_config", "screener_question"];
  const { screen, problems } = await formWith([
    (record) => void setAt(record, path, { ...BRANCHES, ...keys }),
  ]);
  expect(screen).toBe(expected);
  expect(problems).toEqual([]);
});
