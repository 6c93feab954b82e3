import { signal } from "@preact/signals";
import { expect, test, vi } from "vitest";
import type { FormContext } from "../../../../src/embed/chunks/form-context.ts";
import { startQuestions } from "../../../../src/embed/chunks/questions/questions.ts";
import { readSettings } from "../../../../src/settings/attributes.ts";
import { recordOf } from "../../../example-record.ts";
import { languages } from "../../../messages/sentences.ts";
import { usualDeps } from "../../../state/usual-deps.ts";
import { renderRecord, textbox } from "../../../ui/render-fixture.ts";

test("a form that was removed while the chunk loaded requests no times", () => {
  const { scheduler } = renderRecord(recordOf("observed-defaults"));
  const onSlots = vi.fn();
  const deps = {};
  const context = {
    element: { onSlots },
    settings: {},
    scheduler,
    deps,
    destroyed: AbortSignal.abort(),
  } as unknown as FormContext;
  startQuestions(context);
  expect(scheduler.pageQuestions.value).toBeNull();
  expect(onSlots).not.toHaveBeenCalled();
  expect(deps).toEqual({});
});

test.each([
  ["typed in", "details", () => textbox("Last name").fill("Qu")],
  ["focused", "details", () => textbox("Last name").click()],
  ["focused at its title", "time", (root: ShadowRoot) => focusTitle(root)],
  ["only shown", "time", () => {}],
])("a form on one screen that is %s when the chunk comes goes on with %s", async (_, step, use) => {
  const { scheduler, root } = renderRecord(recordOf("observed-defaults"));
  await expect.poll(() => root.querySelector(".title")).not.toBeNull();
  await use(root);
  const isTitle = root.querySelector(".title:focus") !== null;
  startQuestions({
    shadow: root,
    element: Object.assign(document.createElement("div"), { onSlots: async () => [] }),
    settings: readSettings(() => null),
    scheduler,
    deps: { ...usualDeps(), now: Date.now },
    language: signal(languages.en),
    pageQuestionsView: signal(null),
    report() {},
    destroyed: new AbortController().signal,
  } as unknown as FormContext);
  expect(scheduler.form.step.value?.name).toBe(step);
  if (step === "time") await expect.poll(() => root.querySelector(".of-time")).not.toBeNull();
  await expect.poll(() => root.querySelector(".title:focus") !== null).toBe(isTitle);
  expect(root.querySelector("input:focus") !== null).toBe(step === "details");
});

const focusTitle = (root: ShadowRoot) => root.querySelector<HTMLElement>(".title")?.focus();
