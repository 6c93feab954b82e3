import { describe, expect, test } from "vitest";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { isScreenerAsked } from "../../../src/form/screener.ts";
import { PIECES } from "../../../src/preview/gallery/items.ts";
import { SCENES, type SceneName } from "../../../src/preview/widget/scenes.ts";
import { recordOf } from "../../../src/state/phase.ts";
import type { Scheduler } from "../../../src/state/scheduler.ts";
import { answersOf } from "../../state/widget.ts";
import { heldWidget } from "./widget-controller-fixture.ts";

/** Where the form stands, in one word or two. */
function standing({ phase, faults }: Scheduler): string {
  const { value } = phase;
  if (value.name !== "details") return value.name;
  if (value.sending.name !== "idle") return value.sending.name;
  return Object.keys(faults.value).length > 0 ? "errors" : "details";
}

// What is never settled is waited for by what the form shows.
const STANDING: Record<Exclude<SceneName, "begin">, string> = {
  loading: "loading",
  failed: "failed",
  closed: "closed",
  screener: "screener",
  stopped: "stopped",
  passed: "details",
  details: "details",
  errors: "errors",
  sending: "sending",
  "not-sent": "not-sent",
  sent: "sent",
};

describe.each(EXAMPLES)("$slug", ({ record }) => {
  test.each(Object.entries(STANDING))("in the scene %s is %s", async (name, stands) => {
    const scene = SCENES[name as SceneName];
    const { desk, scheduler, told } = heldWidget(record, scene);
    void desk.play(scene);
    if (name !== "loading") await desk.played;
    expect(standing(scheduler)).toBe(stands);
    expect(told).toEqual([]);
  });

  test("as it begins is as a patient finds it", async () => {
    const { desk, scheduler } = heldWidget(record, SCENES.begin);
    await desk.play(SCENES.begin);
    const { screener_question } = record.web_scheduler_config;
    const first = isScreenerAsked(screener_question) ? "screener" : "details";
    expect(standing(scheduler)).toBe(record.is_web_scheduler_enabled ? first : "closed");
    expect(recordOf(scheduler.phase.value)).toBe(record);
  });

  test("each scene after each other is there, with no answer of the one before", async () => {
    const { desk, scheduler } = heldWidget(record, SCENES.begin);
    await desk.play(SCENES.begin);
    const empty = answersOf(scheduler);
    await desk.play(SCENES["not-sent"]);
    expect(answersOf(scheduler)).not.toEqual(empty);
    for (const [name, stands] of Object.entries(STANDING)) {
      void desk.play(SCENES[name as SceneName]);
      if (name !== "loading") await desk.played;
      expect(standing(scheduler)).toBe(stands);
      if (name === "details") {
        const { screener } = answersOf(scheduler);
        expect(answersOf(scheduler)).toEqual({ ...empty, screener });
      }
    }
  });
});

test("the record of a scene has the practice's name and brand", () => {
  for (const { record } of EXAMPLES) {
    for (const scene of Object.values(SCENES)) {
      const staged = "record" in scene ? scene.record(record) : record;
      expect(staged.name).toBe(record.name);
      expect(staged.web_scheduler_config.branding).toBe(record.web_scheduler_config.branding);
    }
  }
});

test("scenes and the wall's pieces have names of their own", () => {
  for (const all of [Object.values(SCENES), PIECES]) {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  }
  for (const [key, { name }] of Object.entries(SCENES)) expect(name).toBe(key);
});

test("every scene but the beginning, which is one of the others, is on the wall", () => {
  const shown = PIECES.map(({ name }) => name);
  expect(Object.keys(STANDING).filter((name) => !shown.includes(name))).toEqual([]);
});
