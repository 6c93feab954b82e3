import { afterEach, expect, test, vi } from "vitest";
import { parsePastedDate } from "../../../src/form/date/pasted-date.ts";
import { validateQuestion } from "../../../src/form/validation/validate.ts";
import { formValues } from "../values-fixture.ts";

afterEach(() => vi.unstubAllEnvs());

const validate = (day: number, month: number, year: number, now: number, latest = now) =>
  validateQuestion(
    { name: "dob", required: true },
    formValues({ day: String(day), month: String(month), year: String(year) }),
    { now, latest, locale: "en", callingCode: "1" },
  );

/** From UTC-11 to UTC+14, and with changes of the clocks at midnight and on skipped days. */
const ZONES = ["Pacific/Pago_Pago", "America/Sao_Paulo", "Pacific/Apia", "Pacific/Kiritimati"];

test.each(ZONES)(
  "in %s, no date of birth shifts, and every day of the world is accepted",
  (zone) => {
    vi.stubEnv("TZ", zone);
    const now = Date.UTC(2026, 10, 20, 9, 59, 59);
    // The first day of summer time in Brazil, and a day that Samoa skipped.
    expect(validate(15, 10, 1990, now)).toEqual({ value: "1990-10-15" });
    expect(validate(30, 12, 2011, now)).toEqual({ value: "2011-12-30" });
    expect(validate(20, 11, 2026, now)).toEqual({ value: "2026-11-20" });
    expect(validate(21, 11, 2026, now)).toMatchObject({ error: { code: "date-future" } });
    // It is 21 November on Kiritimati.
    expect(validate(21, 11, 2026, now + 1000)).toEqual({ value: "2026-11-21" });
    const parts = { day: "31", month: "12", year: "1999" };
    expect(parsePastedDate("1999-12-31T00:00:00Z", null)).toEqual(parts);
    expect(parsePastedDate("31 de diciembre de 1999", null)).toEqual(parts);
  },
);

test("while the clock may be behind, only a later date is in the future, and nobody is older", () => {
  const clock = [Date.UTC(2025, 10, 20), Date.UTC(2026, 10, 20)] as const;
  expect(validate(19, 11, 2026, ...clock)).toEqual({ value: "2026-11-19" });
  expect(validate(22, 11, 2026, ...clock)).toMatchObject({ error: { code: "date-future" } });
  expect(validate(20, 11, 1905, ...clock)).toEqual({ value: "1905-11-20" });
});
