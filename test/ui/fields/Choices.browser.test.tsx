import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { Choices } from "../../../src/ui/fields/Choices.tsx";

afterEach(cleanup);

const props = {
  name: "visit",
  legend: "What is the appointment for?",
  options: [
    { value: "0", label: "Cleaning" },
    { value: "1", label: "Check-up" },
  ],
  chosen: null,
  required: true,
  error: null,
  errorPrefix: "Error:",
  onChoose: () => {},
};

test("is a group of radio buttons named by the legend, with none selected", () => {
  render(<Choices {...props} />);
  expect(screen.getByRole("radiogroup", { name: props.legend })).toBeTruthy();
  expect(screen.getByRole("radiogroup").getAttribute("aria-required")).toBe("true");
  expect(screen.getAllByRole("radio").map((radio) => (radio as HTMLInputElement).checked)).toEqual([
    false,
    false,
  ]);
});

test("reports the value of the chosen option", () => {
  const onChoose = vi.fn();
  render(<Choices {...props} onChoose={onChoose} />);
  fireEvent.click(screen.getByRole("radio", { name: "Check-up" }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("1");
});

test("reports nothing while it is read-only", () => {
  const onChoose = vi.fn();
  render(<Choices {...props} onChoose={onChoose} readOnly />);
  fireEvent.click(screen.getByRole("radio", { name: "Check-up" }));
  expect(onChoose).not.toHaveBeenCalled();
});

test("an error marks the group as invalid and describes each option, until it is fixed", () => {
  const message = "Select what the appointment is for";
  const { rerender } = render(<Choices {...props} error={{ message, isFixed: false }} />);
  const states = () => ({
    group: screen.getByRole("radiogroup").getAttribute("aria-invalid"),
    options: screen.getAllByRole("radio").map((radio) => radio.getAttribute("aria-describedby")),
  });
  expect(screen.getByText(message).closest("#visit-error")).toBeTruthy();
  expect(states()).toEqual({ group: "true", options: ["visit-error", "visit-error"] });
  rerender(<Choices {...props} error={{ message, isFixed: true }} />);
  expect(states()).toEqual({ group: null, options: [null, null] });
});
