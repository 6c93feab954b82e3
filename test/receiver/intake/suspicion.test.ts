import { expect, test } from "vitest";
import { suspicionOf } from "../../../src/receiver/intake/suspicion.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";

test("what the form sends is not suspicious", () => {
  expect(suspicionOf(bookingRequest())).toBeUndefined();
  expect(suspicionOf({ ...bookingRequest(), seconds_on_page: 3.1 })).toBeUndefined();
  expect(suspicionOf({ patient: { firstName: "Ada", website: "" } })).toBeUndefined();
  for (const body of [null, 7, [], { patient: null }]) expect(suspicionOf(body)).toBeUndefined();
});

test("a filled field that people do not see, and a form sent at once, are", () => {
  const { patient } = bookingRequest();
  expect(suspicionOf({ patient: { ...patient, subject: "filled" } })).toBe(
    "A field was filled in that people do not see.",
  );
  expect(suspicionOf({ patient, seconds_on_page: 0.4 })).toBe(
    "The form was sent within 3 seconds after the page was opened.",
  );
});
