import { expect, test } from "vitest";
import { suspicionOf } from "../../../src/receiver/intake/admission.ts";
import { bookingRequest, PAGE_ORIGIN } from "../../server/handler-fixture.ts";

test("what the form sends is not suspicious", () => {
  const sent = { ...bookingRequest(), seconds_on_page: 3.1 };
  expect(suspicionOf(sent, PAGE_ORIGIN)).toBeUndefined();
  const patient = { phone: "+12025550143", phone_extension: "451", website: "" };
  expect(suspicionOf({ ...sent, patient }, PAGE_ORIGIN)).toBeUndefined();
});

test("what neither a browser nor the form would send is", () => {
  const body = bookingRequest();
  expect(suspicionOf(body, PAGE_ORIGIN)).toBe("It was not sent by the form.");
  expect(suspicionOf({ ...body, seconds_on_page: 30 }, undefined)).toBe(
    "It was not sent by a browser.",
  );
  for (const other of [null, 7, [], { patient: null }]) {
    expect(suspicionOf(other, PAGE_ORIGIN)).toBe("It was not sent by the form.");
  }
});

test("a filled field that people do not see, and a form sent at once, are", () => {
  const { patient } = bookingRequest();
  expect(suspicionOf({ patient: { ...patient, subject: "filled" } }, undefined)).toBe(
    "A field was filled in that people do not see.",
  );
  expect(suspicionOf({ patient, seconds_on_page: 0.4 }, PAGE_ORIGIN)).toBe(
    "The form was sent within 3 seconds after the page was opened.",
  );
});
