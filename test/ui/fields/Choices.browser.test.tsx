import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { Choices } from "../../../src/ui/fields/Choices.tsx";
import { recordOf } from "../../example-record.ts";
import { button, renderExample, renderRecord, row } from "../render-fixture.ts";

afterEach(cleanup);

const props = {
  name: "visit",
  legend: "What is the appointment for?",
  options: [
    { key: "0", label: "Cleaning" },
    { key: "1", label: "Check-up" },
  ],
  chosen: null,
  required: true,
  error: null,
  onChoose: () => {},
};

test("reports nothing while it is read-only", () => {
  const onChoose = vi.fn();
  render(<Choices {...props} onChoose={onChoose} readOnly />);
  fireEvent.click(screen.getByRole("radio", { name: "Check-up" }));
  expect(onChoose).not.toHaveBeenCalled();
});

test("an error marks the group as invalid and describes each option, until it is fixed", () => {
  const message = "Select what the appointment is for";
  const error = { message, prefix: "Error:", isFixed: false };
  const { rerender } = render(<Choices {...props} error={error} />);
  const states = () => ({
    group: screen.getByRole("radiogroup").getAttribute("aria-invalid"),
    options: screen.getAllByRole("radio").map((radio) => radio.getAttribute("aria-describedby")),
  });
  expect(screen.getByText(message).closest("#visit-error")).toBeTruthy();
  expect(states()).toEqual({ group: "true", options: ["visit-error", "visit-error"] });
  rerender(<Choices {...props} error={{ ...error, isFixed: true }} />);
  expect(states()).toEqual({ group: null, options: [null, null] });
});

test("short labels are next to each other where they fit, with targets of 44 pixels", async () => {
  const widths = [
    [640, 16, 1],
    // A phone, 400 % zoom, and 200 % text: below each other where they do not fit.
    [390, 16, 3],
    [200, 16, 3],
    [640, 32, 3],
  ] as const;
  const times = { ask: "for-whom new-patient" };
  const { root, container } = renderRecord(recordOf("observed-defaults"), { times });
  await expect.poll(() => root.querySelectorAll(".forWhom .option")).toHaveLength(3);
  const widget = root.querySelector<HTMLElement>(".widget");
  for (const [width, fontSize, rows] of widths) {
    container.style.width = `${width}px`;
    if (widget) widget.style.fontSize = `${fontSize}px`;
    const boxes = [...root.querySelectorAll(".forWhom .option")].map((option) =>
      option.getBoundingClientRect(),
    );
    expect(new Set(boxes.map(({ top }) => top)).size, `${width} px`).toBe(rows);
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  }
});

test("an answer that is alone goes on once, after the last press, and is marked on return", async () => {
  const { scheduler, record } = renderExample("appointment-types");
  const types = ["Check-up and cleaning", "New patient visit"];
  for (const type of types) {
    await expect.element(row(type)).toBeVisible();
    (row(type).element() as HTMLElement).click();
  }
  // The same steps as other objects, as when a chunk with further questions arrives.
  scheduler.record.value = { ...record };
  await expect.poll(() => scheduler.form.step.value?.name).toBe("you");
  await button("Back").click();
  const marks = types.map((type) => row(type).element().getAttribute("aria-current"));
  expect(marks).toEqual(["false", "true"]);
});
