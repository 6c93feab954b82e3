import { describe, expect, test } from "vitest";
import { EXAMPLES } from "../../../src/contract/examples/practices.ts";
import { firstSampleTime, SCENES, type SceneName } from "../../../src/preview/widget/scenes.ts";
import type { SchedulerModel } from "../../../src/state/scheduler-model.ts";
import { recordOf } from "../../example-record.ts";
import { NOW } from "../../state/scheduler-fixture.ts";
import { controlledWidget } from "./widget-controller-fixture.ts";

function statusOf({ phase, form }: SchedulerModel): string {
  const { value } = phase;
  if (value.name === "step" && value.sending.name !== "idle") return value.sending.name;
  if (Object.keys(form.errors.value).length > 0) return "errors";
  const step = form.step.value?.name;
  // A long form begins with one of these.
  return step === "visit" || step === "you" ? "details" : (step ?? value.name);
}

const STATUSES: Record<Exclude<SceneName, "form">, string> = {
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
  times: "time",
  "no-times": "time",
  "time-taken": "errors",
  booked: "sent",
  requested: "sent",
  "preferred-times": "time",
  questions: "patient",
};

const VARIED = ["everything-on", "closed", "screener-stops"];

test.each(Object.entries(STATUSES))("the scene %s has the status %s", async (name, status) => {
  const scene = SCENES[name as SceneName];
  for (const slug of VARIED) {
    const { controller, scheduler, calls } = controlledWidget(recordOf(slug), scene);
    if (name !== "loading") await controller.played;
    expect(statusOf(scheduler), slug).toBe(status);
    expect(calls).toEqual([]);
  }
});

test.each(EXAMPLES)(
  "the preview of $slug begins with its form, without a screener",
  async ({ record }) => {
    const { controller, scheduler } = controlledWidget(record, SCENES.form);
    await controller.played;
    expect(statusOf(scheduler)).toBe(record.is_web_scheduler_enabled ? "details" : "closed");
    expect(scheduler.record.value?.name).toBe(record.name);
  },
);

describe("with times", () => {
  const record = recordOf("times");

  test("in the scene time-taken has the error of a time that the receiver did not accept", async () => {
    const scene = SCENES["time-taken"];
    const { controller, scheduler, times } = controlledWidget(record, scene);
    await controller.played;
    expect(scheduler.form.errors.value).toEqual({ slot: { code: "slot-unavailable" } });
    const { start } = firstSampleTime(NOW) ?? {};
    expect(scheduler.form.slotStatus.value.lost).toMatchObject({ start });
    await expect.poll(() => times?.state.value.name).toBe("loaded");
  });

  test("in the scene booked has the chosen time", async () => {
    const { controller, scheduler } = controlledWidget(record, SCENES.booked);
    await controller.played;
    const { start } = firstSampleTime(NOW) ?? {};
    expect(scheduler.phase.value).toMatchObject({ receipt: { isBooked: true, slot: { start } } });
  });
});

test("a scene does not change the practice’s name and brand", () => {
  for (const { record } of EXAMPLES) {
    for (const scene of Object.values(SCENES)) {
      const staged = "record" in scene ? scene.record(record) : record;
      expect(staged.name).toBe(record.name);
      expect(staged.web_scheduler_config.branding).toBe(record.web_scheduler_config.branding);
    }
  }
});
