import { describe, expect, test } from "vitest";
import type { Loaded } from "../../../src/client/load-location.ts";
import type { LocationRecord } from "../../../src/contract/location-record/location-record.ts";
import { type Changes, withChanges } from "../../../src/draft/changes.ts";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { type Checking, checking } from "../../../src/form/validation.ts";
import { SCENES, type SceneName } from "../../../src/preview/widget/scenes.ts";
import { recordOf as shownBy } from "../../../src/state/phase.ts";
import { ADA, answersOf, fill, recordOf } from "../../state/widget.ts";
import { heldWidget } from "./widget-controller-fixture.ts";

const BRANDING = "web_scheduler_config.branding";
const SCREENER = "web_scheduler_config.screener_question";

const BRAND: Changes = {
  name: "Elsewhere",
  [`${BRANDING}.font_color`]: "#123456",
  [`${BRANDING}.header_tagline`]: "Another one",
};

async function staged(name: SceneName, record: LocationRecord) {
  const scene = SCENES[name];
  const it = heldWidget(record, scene);
  await it.desk.play(scene);
  return { ...it, shown: () => shownBy(it.scheduler.phase.value) };
}

describe("a change of the brand alone", () => {
  test.each(EXAMPLES)("of $slug is shown at once, and typed text stays", async ({ record }) => {
    const { desk, scheduler, shown } = await staged("details", record);
    fill(scheduler, ADA);
    const before = answersOf(scheduler);
    desk.show(withChanges(record, BRAND));
    expect(shown()?.name).toBe("Elsewhere");
    expect(shown()?.web_scheduler_config.branding.font_color).toBe("#123456");
    expect(answersOf(scheduler)).toEqual(before);
    expect(scheduler.phase.value.name).toBe("details");
  });

  test.each(["closed", "screener", "stopped", "errors", "sending", "not-sent", "sent"] as const)(
    "is shown in the scene %s, which stays",
    async (name) => {
      const record = recordOf("everything-on");
      const scene = SCENES[name];
      const { desk, scheduler } = heldWidget(record, scene);
      await desk.play(scene);
      const { record: _old, ...before } = scheduler.phase.value as { record: LocationRecord };
      const faults = scheduler.faults.value;
      desk.show(withChanges(record, BRAND));
      const { record: now, ...after } = scheduler.phase.value as { record: LocationRecord };
      expect(now.name).toBe("Elsewhere");
      expect(after).toEqual(before);
      expect(scheduler.faults.value).toBe(faults);
    },
  );

  test("is shown in the form as it begins, in which somebody types", async () => {
    const record = recordOf("branded");
    const { desk, scheduler, shown } = await staged("begin", record);
    fill(scheduler, ADA);
    desk.show(withChanges(record, BRAND));
    expect(shown()?.name).toBe("Elsewhere");
    expect(answersOf(scheduler)).toMatchObject(ADA);
  });
});

test("a question that is added or taken out leaves what was typed into the others", async () => {
  const record = recordOf("every-field");
  const { desk, scheduler } = await staged("details", record);
  fill(scheduler, ADA);
  const fields = "web_scheduler_config.required_fields";
  desk.show(withChanges(record, { [`${fields}.lastName`]: false }));
  desk.show(record);
  expect(answersOf(scheduler)).toMatchObject(ADA);
});

describe("where the form is not as the record would have it, the scene is played anew", () => {
  test.each<[from: string, scene: SceneName, slug: string, changes: Changes, phase: string]>([
    ["is closed", "begin", "branded", { is_web_scheduler_enabled: false }, "closed"],
    ["is opened", "begin", "closed", { is_web_scheduler_enabled: true }, "details"],
    ["asks first", "begin", "screener-stops", { [`${SCREENER}.enabled`]: false }, "details"],
    ["asked nothing", "begin", "screener-stops", { [`${SCREENER}.question`]: "" }, "details"],
  ])("it %s", async (_from, scene, slug, changes, phase) => {
    const record = recordOf(slug);
    const { desk, scheduler } = await staged(scene, record);
    desk.show(withChanges(record, changes));
    await desk.played;
    expect(scheduler.phase.value.name).toBe(phase);
    desk.show(record);
    await desk.played;
    const again = await staged(scene, record);
    expect(scheduler.phase.value.name).toBe(again.scheduler.phase.value.name);
  });

  test("a message after the answer that stops is shown as it is typed", async () => {
    const record = recordOf("screener-stops");
    const { desk, scheduler } = await staged("stopped", record);
    const branch = scheduler.phase.value;
    if (branch.name !== "stopped") throw new Error("It did not stop.");
    const { screener_question } = record.web_scheduler_config;
    const all = { if_yes: { action: "stop", message: "Call." }, if_no: screener_question.if_no };
    desk.show(withChanges(record, { [SCREENER]: { ...screener_question, ...all } }));
    expect(scheduler.phase.value).toMatchObject({ name: "stopped", outcome: { message: "Call." } });
  });
});

test("what is loading, or failed, takes no notice of a change", async () => {
  for (const name of ["loading", "failed"] as const) {
    const record = recordOf("branded");
    const { desk, scheduler } = heldWidget(record, SCENES[name]);
    void desk.play(SCENES[name]);
    if (name === "failed") await desk.played;
    desk.show(withChanges(record, BRAND));
    expect(scheduler.phase.value.name).toBe(name);
  }
});

test("of two scenes that are played at once, the last is there", async () => {
  const names = Object.keys(SCENES).filter((name) => name !== "loading" && name !== "begin");
  for (const first of ["loading", ...names] as SceneName[]) {
    for (const last of names as SceneName[]) {
      const record = recordOf("everything-on");
      const alone = heldWidget(record, SCENES[last]);
      await alone.desk.play(SCENES[last]);
      const { desk, scheduler } = heldWidget(record, SCENES[first]);
      void desk.play(SCENES[first]);
      await desk.play(SCENES[last]);
      await desk.played;
      expect(scheduler.phase.value, `${first}, ${last}`).toEqual(alone.scheduler.phase.value);
      expect(answersOf(scheduler), `${first}, ${last}`).toEqual(answersOf(alone.scheduler));
    }
  }
});

test("a change while the checks are still on their way is in the scene once it is there", async () => {
  const checks = Promise.withResolvers<Checking>();
  const record = recordOf("branded");
  const { desk, scheduler } = heldWidget(record, SCENES.sent, {
    loadChecking: () => checks.promise,
  });
  const played = desk.play(SCENES.sent);
  await expect.poll(() => scheduler.phase.value).toMatchObject({ sending: { name: "sending" } });
  desk.show(withChanges(record, BRAND));
  checks.resolve(checking);
  await played;
  expect(scheduler.phase.value).toMatchObject({ name: "sent", record: { name: "Elsewhere" } });
});

describe("a form that works over the network", () => {
  const record = recordOf("branded");

  test("wears the draft that there is when the answer comes", async () => {
    const answer = Promise.withResolvers<Loaded>();
    const load = () => answer.promise;
    const { desk, scheduler } = heldWidget(record, SCENES.begin, { isLive: true, load });
    const played = desk.play(SCENES.begin);
    desk.show(withChanges(record, BRAND));
    expect(scheduler.phase.value.name).toBe("loading");
    answer.resolve({ ok: true, record, problems: [] });
    await played;
    expect(shownBy(scheduler.phase.value)?.name).toBe("Elsewhere");
  });

  test("shows what a patient sees where the answer is none, and tells it", async () => {
    const load = async () => ({ ok: false, failure: "unavailable" }) as const;
    const { desk, scheduler, told } = heldWidget(record, SCENES.begin, { isLive: true, load });
    await desk.play(SCENES.begin);
    expect(scheduler.phase.value).toMatchObject({ name: "failed", failure: "unavailable" });
    expect(told).toEqual(["loadFailed"]);
  });
});

test("what is sent has the same reference in every picture, and goes nowhere", async () => {
  const receipts = await Promise.all(
    ["branded", "closed"].map(async (slug) => {
      const { scheduler } = await staged("sent", recordOf(slug));
      const phase = scheduler.phase.value;
      return phase.name === "sent" && phase.receipt.reference;
    }),
  );
  expect(receipts).toEqual(["5A3B1E0F", "5A3B1E0F"]);
});
