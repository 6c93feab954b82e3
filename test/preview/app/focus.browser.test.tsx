import { effect } from "@preact/signals-core";
import { type ComponentType, render } from "preact";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { exampleBySlug } from "../../../src/examples/index.ts";
import { Notice } from "../../../src/preview/app/Notice.tsx";
import { Checks } from "../../../src/preview/checks/ChecksPanel.tsx";
import { Editor } from "../../../src/preview/editor/Editor.tsx";
import { Differences } from "../../../src/preview/share/ChangesSection.tsx";
import { createStudio, type Studio } from "../../../src/preview/state/preview-state.ts";

const BRANDING = "web_scheduler_config.branding";

const example = exampleBySlug("everything-on");
if (!example) throw new Error("There is no example.");
const { record } = example;

/** A part of the page, drawn anew at each change. */
function drawn(Part: ComponentType<{ studio: Studio }>) {
  const studio = createStudio(
    { of: { example: "everything-on" }, published: record, changes: {} },
    "",
  );
  const place = document.body.appendChild(document.createElement("div"));
  const stop = effect(() => render(<Part studio={studio} />, place));
  onTestFinished(() => {
    stop();
    render(null, place);
    place.remove();
  });
  return studio;
}

const press = (name: string) => userEvent.click(page.getByRole("button", { name, exact: true }));
const focused = () => document.activeElement;

test("a setting that is reset has the focus, and what was published", async () => {
  const { draft } = drawn(Editor);
  draft.change({ [`${BRANDING}.header_tagline`]: "Another" });
  await press("Reset Tagline");
  expect(draft.work.value.changes).toEqual({});
  expect(focused()).toBe(page.getByLabelText("Tagline", { exact: true }).element());
});

test("a change that is reset in the list of changes leaves the focus there", async () => {
  const { draft } = drawn(Differences);
  draft.change({ name: "Elsewhere", city: "Larkmere" });
  await press("Reset City");
  expect(draft.work.value.changes).toEqual({ name: "Elsewhere" });
  expect(focused()?.textContent).toBe("Changes");
  await press("Reset everything");
  expect(draft.work.value.changes).toEqual({});
  expect(focused()?.textContent).toBe("Changes");
});

test("a repair mends what was found, is said, and leaves the focus at the verdict", async () => {
  const { draft, findings, notice } = drawn(Checks);
  draft.change({ [`${BRANDING}.font_color`]: "#E0C8E8" });
  const found = () => findings.value.find(({ code }) => code === "text-contrast");
  const { label = "" } = found()?.repair ?? {};
  // Several pairs have the same repair.
  await userEvent.click(page.getByRole("button", { name: label, exact: true }).first());
  expect(found()).toBeUndefined();
  expect(notice.value).toEqual({ text: `Done: ${label}. Undo takes it back.`, alert: false });
  expect(focused()?.className).toBe("verdict");
});

test("news and alarms come in places of their own, which are always there", () => {
  const { tell } = drawn(Notice);
  const told = () =>
    ["status", "alert"].map(
      (role) => document.querySelector(`.notice [role=${role}]`)?.textContent,
    );
  expect(told()).toEqual(["", ""]);
  const [status, alert] = document.querySelectorAll(".notice p");
  tell("Saved.");
  expect(told()).toEqual(["Saved.", ""]);
  tell("Not saved.", true);
  expect(told()).toEqual(["", "Not saved."]);
  expect([...document.querySelectorAll(".notice p")]).toEqual([status, alert]);
});
