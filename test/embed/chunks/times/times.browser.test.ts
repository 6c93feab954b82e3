import { computed, effect, signal } from "@preact/signals-core";
import { h } from "preact";
import { expect, test, vi } from "vitest";
import { startTimes } from "../../../../src/embed/chunks/times/times.ts";
import type { TimesContext } from "../../../../src/embed/chunks/times/times-context.ts";
import { Choices } from "../../../../src/ui/fields/Choices.tsx";
import { TextControl } from "../../../../src/ui/fields/TextControl.tsx";
import type { View } from "../../../../src/ui/view.ts";
import { recordOf, renderRecord } from "../../../ui/render-fixture.ts";

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
  } as unknown as TimesContext;
  const shared = { h, signal, effect, computed, Choices, TextControl };
  const view = {} as View;
  expect(startTimes(context, shared)(view)).toBe(view);
  expect(onSlots).not.toHaveBeenCalled();
  expect(deps).toEqual({});
});

test("an unknown question is reported by its name", () => {
  const { found } = renderRecord(recordOf("observed-defaults"), {
    times: { ask: "new-patient reason" },
  });
  expect(found).toEqual([{ code: "WS102", subject: "ask", detail: "reason" }]);
});
