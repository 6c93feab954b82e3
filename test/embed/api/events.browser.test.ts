import { expect, onTestFinished, test } from "vitest";
import type { BookingRequest } from "../../../src/contract/booking-request/booking-request.ts";
import { WebSchedulerRequestEvent } from "../../../src/embed/api/events.ts";

const request = { patient: { firstName: "Maren" } } as BookingRequest;

function setUp() {
  const element = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => element.remove());
  return { element, event: new WebSchedulerRequestEvent(request) };
}

function thrownBy(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return String(error);
  }
  return "nothing";
}

const listen = (target: EventTarget, listener: (event: Event) => void) => {
  target.addEventListener("web-scheduler-request", listener, true);
  onTestFinished(() => target.removeEventListener("web-scheduler-request", listener, true));
};

test("a listener of the element reads the request, and of window and other elements none does", () => {
  const { element, event } = setUp();
  const heard: unknown[] = [];
  for (const target of [window, document, document.body]) {
    listen(target, () => {
      heard.push(thrownBy(() => event.request));
      heard.push(thrownBy(() => event.respondWith(Promise.resolve())));
      heard.push(JSON.stringify(event).includes("Maren"), Object.values(event).includes(request));
    });
  }
  let read: unknown;
  listen(element, () => {
    read = event.request;
  });
  element.dispatchEvent(event);
  expect(read).toBe(request);
  const refused = expect.stringContaining("Only a listener of the element itself");
  expect(heard).toEqual([1, 2, 3].flatMap(() => [refused, refused, false, false]));
  expect([event.response, event.defaultPrevented, event.bubbles]).toEqual([null, false, false]);
  expect(thrownBy(() => event.request)).toContain("Only a listener of the element itself");
});

test("a script that replaces dispatchEvent does not read the request", () => {
  const { event } = setUp();
  const refused = "Only a listener of the element itself";
  expect(thrownBy(() => event.request)).toContain(refused);
  expect(thrownBy(() => event.respondWith(Promise.resolve()))).toContain(refused);
});

test("a listener of window cannot pretend that the page has responded", () => {
  const { element, event } = setUp();
  let heard = "";
  listen(window, () => {
    thrownBy(() => Object.assign(event, { response: true }));
    heard = thrownBy(() => event.request);
  });
  element.dispatchEvent(event);
  expect(heard).toContain("Only a listener of the element itself");
  expect(event.response).toBeNull();
});

test("a listener that has responded can read the request later", async () => {
  const { element, event } = setUp();
  const answers: unknown[] = [];
  listen(element, () => {
    event.respondWith(Promise.resolve().then(() => answers.push(event.request)));
  });
  element.dispatchEvent(event);
  await event.response;
  expect(answers).toEqual([request]);
  expect(event.defaultPrevented).toBe(true);
});
