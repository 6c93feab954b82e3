import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { recordOf } from "../../example-record.ts";
import { button, radio, renderExample, renderRecord, row } from "../render-fixture.ts";

const times = { ask: "for-whom new-patient text-consent" };

test("no radio button changes while the request is sent", async () => {
  const record = recordOf("observed-defaults");
  const { scheduler, root } = renderRecord(record, {
    times,
    untilPainted: () => new Promise(() => {}),
  });
  await radio("For me").click();
  await button("Continue").click();
  await radio("For my child").click();
  expect(scheduler.form.answers.forWhom.value).toBe("self");
  expect(root.querySelector<HTMLInputElement>("[name=forWhom]:checked")?.value).toBe("self");
});

test("an error marks the group as invalid and describes each option, until it is fixed", async () => {
  const { root } = renderRecord(recordOf("observed-defaults"), { times });
  await button("Continue").click();
  const group = page.getByRole("radiogroup", { name: "Who is the appointment for?" });
  const states = () => ({
    group: group.element().getAttribute("aria-invalid"),
    options: [...group.element().querySelectorAll("input")].map((input) =>
      input.getAttribute("aria-describedby"),
    ),
  });
  const id = "forWhom-error";
  await expect.poll(states).toEqual({ group: "true", options: [id, id, id] });
  expect(root.getElementById(id)?.textContent).toContain("Select who the appointment is for");
  await radio("For me").click();
  await expect.poll(states).toEqual({ group: null, options: [null, null, null] });
});

test("short labels are next to each other where they fit, with targets of 44 pixels", async () => {
  const widths = [
    [640, 16, 1],
    // A phone, 400 % zoom, and 200 % text: below each other where they do not fit.
    [390, 16, 3],
    [200, 16, 3],
    [640, 32, 3],
  ] as const;
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
