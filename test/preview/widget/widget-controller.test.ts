import { describe, expect, test } from "vitest";
import { EXAMPLES } from "../../../src/contract/examples/practices.ts";
import type { LocationRecord } from "../../../src/contract/location-record/location-record.ts";
import { type Changes, withChanges } from "../../../src/preview/draft/changes.ts";
import { SCENES, type SceneName } from "../../../src/preview/widget/scenes.ts";
import { screenOf } from "../../../src/state/phase.ts";
import { type Validation, validation } from "../../../src/state/submission.ts";
import { recordOf } from "../../example-record.ts";
import { ADA, answersOf, fill } from "../../state/scheduler-fixture.ts";
import { controlledWidget } from "./widget-controller-fixture.ts";

const BRANDING = "web_scheduler_config.branding";
const SCREENER = "web_scheduler_config.screener_question";

const BRAND: Changes = {
  name: "Elsewhere",
  [`${BRANDING}.font_color`]: "#123456",
  [`${BRANDING}.header_tagline`]: "Another one",
};

async function widgetIn(name: SceneName, record: LocationRecord) {
  const scene = SCENES[name];
  const widget = controlledWidget(record, scene);
  await widget.controller.played;
  return { ...widget, shown: () => widget.scheduler.record.value };
}

describe("a change to the brand only", () => {
  test.each(EXAMPLES)("of $slug is shown immediately and keeps typed text", async ({ record }) => {
    const { controller, scheduler, shown } = await widgetIn("details", record);
    fill(scheduler, ADA);
    const before = answersOf(scheduler);
    controller.show(withChanges(record, BRAND));
    expect(shown()?.name).toBe("Elsewhere");
    expect(shown()?.web_scheduler_config.branding.font_color).toBe("#123456");
    expect(answersOf(scheduler)).toEqual(before);
    expect(screenOf(scheduler.phase.value)).toMatch(/^(?:details|visit|you)$/);
  });

  test.each(["closed", "screener", "stopped", "errors", "sending", "not-sent", "sent"] as const)(
    "is shown in the scene %s, which does not change otherwise",
    async (name) => {
      const record = recordOf("everything-on");
      const { controller, scheduler, shown } = await widgetIn(name, record);
      const before = scheduler.phase.value;
      const errors = scheduler.form.errors.value;
      controller.show(withChanges(record, BRAND));
      expect(shown()?.name).toBe("Elsewhere");
      expect(scheduler.phase.value).toEqual(before);
      expect(scheduler.form.errors.value).toBe(errors);
    },
  );
});

test("adding or removing a question keeps the answers to the others", async () => {
  const record = recordOf("every-field");
  const { controller, scheduler } = await widgetIn("details", record);
  fill(scheduler, ADA);
  const fields = "web_scheduler_config.required_fields";
  controller.show(withChanges(record, { [`${fields}.lastName`]: false }));
  controller.show(record);
  expect(answersOf(scheduler)).toMatchObject(ADA);
});

describe("if a change affects the phase, the scene is played again", () => {
  test.each<[change: string, slug: string, changes: Changes, phase: string]>([
    ["the form is closed", "branded", { is_web_scheduler_enabled: false }, "closed"],
    ["the form is opened", "closed", { is_web_scheduler_enabled: true }, "details"],
    ["the screener is disabled", "screener-stops", { [`${SCREENER}.enabled`]: false }, "details"],
    ["its question is removed", "screener-stops", { [`${SCREENER}.question`]: "" }, "details"],
  ])("%s", async (_change, slug, changes, phase) => {
    const record = recordOf(slug);
    const { controller, scheduler } = await widgetIn("form", record);
    controller.show(withChanges(record, changes));
    await controller.played;
    expect(screenOf(scheduler.phase.value)).toBe(phase);
    controller.show(record);
    await controller.played;
    const other = await widgetIn("form", record);
    expect(screenOf(scheduler.phase.value)).toBe(screenOf(other.scheduler.phase.value));
  });

  test("the message after a stop is shown as it is typed", async () => {
    const record = recordOf("screener-stops");
    const { controller, scheduler } = await widgetIn("stopped", record);
    expect(screenOf(scheduler.phase.value)).toBe("stopped");
    const { screener_question } = record.web_scheduler_config;
    const if_yes = { action: "stop", message: "Call." };
    controller.show(withChanges(record, { [SCREENER]: { ...screener_question, if_yes } }));
    expect(screenOf(scheduler.phase.value)).toBe("stopped");
    expect(scheduler.form.screenerOutcome.value).toMatchObject({ message: "Call." });
  });
});

test("a change does not affect a form that is loading or failed to load", async () => {
  for (const name of ["loading", "failed"] as const) {
    const record = recordOf("branded");
    const { controller, scheduler } = controlledWidget(record, SCENES[name]);
    if (name === "failed") await controller.played;
    controller.show(withChanges(record, BRAND));
    expect(screenOf(scheduler.phase.value)).toBe(name);
  }
});

test("a change while validation is loading is part of the scene", async () => {
  const loading = Promise.withResolvers<Validation>();
  const record = recordOf("branded");
  const { controller, scheduler } = controlledWidget(record, SCENES.sent, () => loading.promise);
  await expect.poll(() => scheduler.phase.value).toMatchObject({ sending: { name: "loading" } });
  controller.show(withChanges(record, BRAND));
  loading.resolve(validation);
  await controller.played;
  expect(screenOf(scheduler.phase.value)).toBe("sent");
  expect(scheduler.record.value?.name).toBe("Elsewhere");
});

test("the sent scene has the same reference everywhere and sends nothing", async () => {
  for (const slug of ["branded", "closed"]) {
    const { scheduler } = await widgetIn("sent", recordOf(slug));
    const receipt = { reference: "5H3K-1W0X" };
    expect(scheduler.phase.value).toMatchObject({ name: "sent", receipt });
  }
});
