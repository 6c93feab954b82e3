import { effect, signal } from "@preact/signals";
import { expect, test } from "vitest";
import type { Settings } from "../../../src/embed/api/attributes.ts";
import * as phone from "../../../src/embed/chunks/phone/phone.ts";
import { createView } from "../../../src/embed/instance/form-view.ts";
import { createI18n } from "../../../src/embed/instance/i18n.ts";
import { bundledChunks } from "../../../src/embed/npm/chunks.ts";
import type { PhoneTools } from "../../../src/form/phone/numbering-plans.ts";
import { planForm } from "../../../src/form/plan.ts";
import type { Scheduler } from "../../../src/state/scheduler.ts";
import { recordOf } from "../../example-record.ts";

/** The view of a form in English, and the phone tools that it uses. */
function viewOf(slug: string) {
  const phoneTools = signal<PhoneTools | undefined>(undefined);
  const i18n = createI18n(
    document.createElement("div"),
    { lang: "en", languages: null },
    bundledChunks,
  );
  const scheduler = {
    plan: signal(planForm(recordOf(slug))),
    questions: signal([]),
  } as unknown as Scheduler;
  const view = createView({
    scheduler,
    deps: { phoneTools: () => phoneTools.value },
    i18n,
    settings: { headingLevel: 2, phone: null, privacyUrl: null } as unknown as Settings,
    idle: signal(null),
    Bar: undefined,
    isDraft: false,
  });
  return { view, i18n, phoneTools };
}

test("the form does not render again when the deferred chunk and the rest of English have loaded", async () => {
  const { view, i18n } = viewOf("observed-defaults");
  const views = new Set<unknown>();
  effect(() => void views.add(view.value));
  const shown: boolean[] = [];
  effect(
    () => void shown.push(view.value.deferred.value !== null && view.value.language.value !== null),
  );
  await i18n.loadDeferred();
  expect(shown[0]).toBe(false);
  expect(shown.at(-1)).toBe(true);
  expect(views.size).toBe(1);
});

test("only what shows a number renders again when the numbering plans have loaded", () => {
  const { view, phoneTools } = viewOf("observed-defaults");
  const views = new Set<unknown>();
  effect(() => void views.add(view.value));
  const formatted: string[] = [];
  effect(() => void formatted.push(view.value.formatPhone("+442079460958")));
  phoneTools.value = phone;
  expect(formatted).toEqual(["+44 207 946 0958", "+44 20 7946 0958"]);
  expect(views.size).toBe(1);
});
