import { type ReadonlySignal, signal } from "@preact/signals";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Level } from "../../../../src/embed/chunks/form-context.ts";
import { followHistory } from "../../../../src/embed/chunks/submission/follow-history.ts";
import { type Phase, screenOf } from "../../../../src/state/phase.ts";
import { ANSWERS, button, fillIn, renderExample, row } from "../../../ui/render-fixture.ts";

beforeEach(() => {
  history.pushState({ page: "before" }, "");
  history.pushState(null, "");
});

/** Renders a form with a screener question that lets patients continue, after "No". */
function openForm({ untilPainted = async () => {}, example = "screener-stops" } = {}) {
  const { scheduler, container } = renderExample(example, { untilPainted });
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  const follow = (dialog: Level | null = null, { signal } = controller) =>
    followHistory(container, scheduler, dialog, { signal });
  return { ...scheduler, follow };
}

async function continueToDetails() {
  await row("No").click();
  await expect.element(button("Back")).toBeVisible();
}

async function openDetails() {
  const form = openForm();
  form.follow();
  await continueToDetails();
  return form;
}

const expectScreen = (phase: ReadonlySignal<Phase>) => expect.poll(() => screenOf(phase.value));
const expectState = () => expect.poll(() => history.state);
const marked = { webScheduler: expect.anything() };

test("Back returns to the screener and keeps the answers, Forward to the details", async () => {
  const { phase, form, follow } = openForm();
  follow();
  await continueToDetails();
  expect(history.state).toEqual(marked);
  form.setAnswer("firstName", "Maren");
  history.back();
  await expectScreen(phase).toBe("screener");
  expect(history.state).toBeNull();
  history.forward();
  await expectScreen(phase).toBe("details");
  expect(form.answers.firstName.value).toBe("Maren");
  history.back();
  await expectScreen(phase).toBe("screener");
});

test("Back returns to the step before, and Forward goes on only past valid answers", async () => {
  const { phase, form, follow, next } = openForm({ example: "every-field" });
  follow();
  await expectScreen(phase).toBe("you");
  for (const name of ["firstName", "lastName"] as const) form.setAnswer(name, "Maren");
  form.setAnswer("email", "maren@mail.example");
  form.setAnswer("phone", "+12025550143");
  for (const name of ["day", "month"] as const) form.setAnswer(name, "3");
  form.setAnswer("year", "1990");
  await next();
  await expectScreen(phase).toBe("more");
  history.back();
  await expectScreen(phase).toBe("you");
  form.setAnswer("firstName", "");
  history.forward();
  await expectState().toEqual(marked);
  expect(screenOf(phase.value)).toBe("you");
  expect(form.errors.value).toEqual({});
  form.setAnswer("firstName", "Maren");
  await next();
  await expectScreen(phase).toBe("more");
  history.back();
  await expectScreen(phase).toBe("you");
});

test("Back leaves a stop by the screener", async () => {
  const { phase, follow } = openForm();
  follow();
  await row("Yes").click();
  await expectScreen(phase).toBe("stopped");
  history.back();
  await expectScreen(phase).toBe("screener");
});

test("after the form's own button, one press of Back leaves the page", async () => {
  const { phase } = await openDetails();
  await button("Back").click();
  await continueToDetails();
  await button("Back").click();
  expect(screenOf(phase.value)).toBe("screener");
  // Nothing moves in the history meanwhile, because the page may be navigating.
  expect(history.state).toEqual(marked);
  history.back();
  await expectState().toEqual({ page: "before" });
});

test("Back closes the dialog, after its second step", async () => {
  const { phase, follow } = openForm();
  const isOpen = signal(false);
  const open = () => {
    isOpen.value = true;
  };
  const close = () => {
    isOpen.value = false;
  };
  follow({ isOpen, open, close });
  open();
  await continueToDetails();
  history.back();
  await expectScreen(phase).toBe("screener");
  expect(isOpen.value).toBe(true);
  history.back();
  await expect.poll(() => isOpen.value).toBe(false);
  history.forward();
  await expect.poll(() => isOpen.value).toBe(true);

  await continueToDetails();
  close();
  history.back();
  await expectState().toEqual({ page: "before" });
});

test("after the request was sent, one press of Back leaves the page", async () => {
  const { phase } = await openDetails();
  await fillIn(ANSWERS);
  await button("Send request").click();
  await expectScreen(phase).toBe("sent");
  history.back();
  await expectState().toEqual({ page: "before" });
});

test("the page gets the events of its own entries", async () => {
  const routed = vi.fn();
  const listen = ({ state }: PopStateEvent) => routed(state);
  const { phase, follow } = openForm();
  follow();
  window.addEventListener("popstate", listen);
  onTestFinished(() => window.removeEventListener("popstate", listen));
  await continueToDetails();
  history.back();
  await expectScreen(phase).toBe("screener");
  expect(routed).not.toHaveBeenCalled();
  await continueToDetails();
  history.pushState({ page: "next" }, "");
  history.back();
  await expect.poll(() => routed.mock.calls).toEqual([[marked]]);
  expect(screenOf(phase.value)).toBe("details");
  history.back();
  await expectScreen(phase).toBe("screener");
  // The form cannot know whether the page has to show this entry again.
  expect(routed.mock.lastCall).toEqual([null]);
});

test("an element that was moved continues with its entries", async () => {
  const { phase, follow } = openForm();
  const removed = new AbortController();
  follow(null, removed);
  await continueToDetails();
  removed.abort();
  follow();
  history.back();
  await expectScreen(phase).toBe("screener");
  history.back();
  await expectState().toEqual({ page: "before" });
});

test.each([["a text"], [{ turbo: { restorationIndex: 0 } }]])(
  "nothing is added above a state of the page's router (%o)",
  async (state) => {
    history.replaceState(state, "");
    const { phase, follow } = openForm();
    follow();
    await continueToDetails();
    expect(screenOf(phase.value)).toBe("details");
    expect(history.state).toEqual(state);
  },
);

test("the form works where the browser refuses another entry", async () => {
  const refused = vi.spyOn(History.prototype, "pushState").mockImplementation(() => {
    throw new DOMException(
      "Attempt to use history.pushState() more than 100 times",
      "SecurityError",
    );
  });
  onTestFinished(() => refused.mockRestore());
  const { phase } = await openDetails();
  expect(screenOf(phase.value)).toBe("details");
  await button("Back").click();
  expect(screenOf(phase.value)).toBe("screener");
  expect(history.state).toBeNull();
});

// Last, because Chromium corrects `history.length` later if a `popstate` listener adds an entry.
test("Back cannot leave the details while the request is sent", async () => {
  const { phase, follow } = openForm({ untilPainted: () => new Promise(() => {}) });
  follow();
  await continueToDetails();
  await fillIn(ANSWERS);
  await button("Send request").click();
  history.back();
  await expect.poll(() => screenOf(phase.value)).toBe("details");
  await expectState().toEqual(marked);
});
