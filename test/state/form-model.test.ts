import { effect } from "@preact/signals-core";
import { expect, test, vi } from "vitest";
import { ADA, answersOf, fill, loadedWidget } from "./widget.ts";

const every = { record: "every-field" };
const wrong = { ...ADA, email: "ada", insurance: "", additionalDetails: "", phone: "555" };

/** A widget that asks everything, and has said what is wrong. */
async function refusedWidget() {
  const it = await loadedWidget(every);
  fill(it.scheduler, wrong);
  await it.scheduler.send();
  expect(Object.keys(it.faults())).toEqual(["email", "phone", "insurance", "additionalDetails"]);
  return it;
}

test("nothing is wrong before somebody presses Send", async () => {
  const { scheduler, faults } = await loadedWidget(every);
  fill(scheduler, { ...wrong, year: "90", day: "31", month: "2" });
  expect(faults()).toEqual({});
});

test("a fault goes away when its answer is right, and the others stay", async () => {
  const { scheduler, faults } = await refusedWidget();
  scheduler.answer("email", "ada@quill.example");
  expect(Object.keys(faults())).toEqual(["phone", "insurance", "additionalDetails"]);
  scheduler.answer("insurance", "None");
  expect(Object.keys(faults())).toEqual(["phone", "additionalDetails"]);
});

test("a fault stays, in the same words, while its answer is still wrong", async () => {
  const { scheduler } = await refusedWidget();
  const before = scheduler.faults.value;
  for (const typed of ["ada@", "ada@q", "ada@quill", "ada@quill."]) {
    scheduler.answer("email", typed);
    expect(scheduler.faults.value).toBe(before);
  }
  scheduler.answer("email", "ada@quill.example");
  expect(scheduler.faults.value).not.toHaveProperty("email");
});

test("no new fault appears while somebody types", async () => {
  const { scheduler, faults } = await refusedWidget();
  fill(scheduler, { firstName: "", lastName: " ", day: "99", year: "" });
  expect(Object.keys(faults())).toEqual(["email", "phone", "insurance", "additionalDetails"]);
});

test("a right answer that becomes wrong again is not told before Send", async () => {
  const { scheduler, faults } = await refusedWidget();
  scheduler.answer("email", "ada@quill.example");
  scheduler.answer("email", "ada@quill");
  expect(faults()).not.toHaveProperty("email");
  await scheduler.send();
  expect(faults()).toHaveProperty("email");
});

test("a date of birth is right when its three parts are", async () => {
  const { scheduler, faults } = await loadedWidget();
  fill(scheduler, { ...ADA, day: "31", month: "2", year: "" });
  await scheduler.send();
  expect(faults()).toEqual({ dob: "date-incomplete" });
  scheduler.answer("year", "1990");
  expect(faults()).toHaveProperty("dob");
  scheduler.answer("month", "3");
  expect(faults()).toEqual({});
});

test("an optional answer that is wrong may be left out instead", async () => {
  const { scheduler, faults, stands } = await loadedWidget({ record: "optional-fields" });
  fill(scheduler, { ...ADA, email: "ada" });
  await scheduler.send();
  expect(Object.keys(faults())).toContain("email");
  scheduler.answer("email", "");
  expect(faults()).not.toHaveProperty("email");
  expect(stands()).toBe("details, idle");
});

test("a choice that was missing is right once it is made", async () => {
  const { scheduler, faults } = await loadedWidget({ record: "appointment-types" });
  fill(scheduler, ADA);
  await scheduler.send();
  expect(faults()).toEqual({ appointmentType: "missing" });
  scheduler.answer("appointmentType", 0);
  expect(faults()).toEqual({});
});

test("an answer that is given again changes nothing", async () => {
  const { scheduler } = await refusedWidget();
  const seen = vi.fn();
  const stop = effect(() => seen(scheduler.faults.value, answersOf(scheduler)));
  scheduler.answer("email", "ada");
  scheduler.answer("provider", null);
  expect(seen).toHaveBeenCalledOnce();
  stop();
});

test("a whole date that is pasted is spread over the three parts, all at once", async () => {
  const { scheduler } = await loadedWidget();
  const seen: string[] = [];
  const { day, month, year } = scheduler.answers;
  const stop = effect(() => {
    seen.push(`${day.value}/${month.value}/${year.value}`);
  });
  expect(scheduler.pasteDate("1990-03-27")).toBe(true);
  expect(seen).toEqual(["//", "27/3/1990"]);
  stop();
});

test.each(["27", "3/4/1990", "yesterday", ""])(
  "%j is no whole date: it stays where it is",
  async (text) => {
    const { scheduler } = await loadedWidget();
    const before = answersOf(scheduler);
    expect(scheduler.pasteDate(text)).toBe(false);
    expect(answersOf(scheduler)).toEqual(before);
  },
);

test("a pasted date mends the fault of a missing one", async () => {
  const { scheduler, faults } = await loadedWidget();
  fill(scheduler, { ...ADA, day: "", month: "", year: "" });
  await scheduler.send();
  expect(faults()).toEqual({ dob: "missing" });
  scheduler.pasteDate("27 March 1990");
  expect(faults()).toEqual({});
});

test("without the checks nothing is spread or noted, and every edit mends", async () => {
  const { scheduler, faults, device } = await refusedWidget();
  device.checksLoaded = false;
  expect(scheduler.pasteDate("1990-03-27")).toBe(false);
  scheduler.answer("email", "ada@quill.exmaple");
  scheduler.settle("email");
  expect(scheduler.notes.value).toEqual({ email: null, phone: null });
  expect(faults()).not.toHaveProperty("email");
});

test("a number that was typed is shown as it was understood, until it is changed", async () => {
  const { scheduler } = await loadedWidget(every);
  scheduler.answer("phone", "202.555.0143");
  expect(scheduler.notes.value.phone).toBeNull();
  scheduler.settle("phone");
  expect(scheduler.notes.value).toEqual({ email: null, phone: "(202) 555-0143" });
  scheduler.answer("firstName", "Ada");
  expect(scheduler.notes.value.phone).toBe("(202) 555-0143");
  scheduler.answer("phone", "202.555.014");
  expect(scheduler.notes.value.phone).toBeNull();
});

test("an address that was probably mistyped is offered as it was probably meant", async () => {
  const { scheduler } = await loadedWidget(every);
  scheduler.answer("email", "ada@gmial.com");
  scheduler.settle("email");
  expect(scheduler.notes.value).toEqual({ email: "ada@gmail.com", phone: null });
  scheduler.answer("email", "ada@gmail.com");
  expect(scheduler.notes.value.email).toBeNull();
  scheduler.settle("email");
  expect(scheduler.notes.value.email).toBeNull();
});

test.each(["", "ada", "555"])("about %j there is nothing to say", async (typed) => {
  const { scheduler, faults } = await loadedWidget(every);
  fill(scheduler, { email: typed, phone: typed });
  scheduler.settle("email");
  scheduler.settle("phone");
  expect(scheduler.notes.value).toEqual({ email: null, phone: null });
  expect(faults()).toEqual({});
});

test("notes are forgotten with the answers", async () => {
  const { scheduler, stands } = await loadedWidget();
  fill(scheduler, ADA);
  scheduler.settle("phone");
  expect(scheduler.notes.value.phone).toBe("(202) 555-0143");
  await scheduler.send();
  expect(stands()).toBe("sent");
  expect(scheduler.notes.value).toEqual({ email: null, phone: null });
});
