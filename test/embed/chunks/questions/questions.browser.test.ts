import { expect, test, vi } from "vitest";
import type { FormContext } from "../../../../src/embed/chunks/form-context.ts";
import { startQuestions } from "../../../../src/embed/chunks/questions/questions.ts";
import { recordOf } from "../../../example-record.ts";
import { renderRecord } from "../../../ui/render-fixture.ts";

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
  expect(scheduler.page.value).toBeNull();
  expect(onSlots).not.toHaveBeenCalled();
  expect(deps).toEqual({});
});
