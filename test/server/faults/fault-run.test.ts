import { expect, test } from "vitest";
import { FAULTS, faultRun } from "../../../src/server/faults/fault-run.ts";

test("every fault's sample parses to that fault", () => {
  for (const fault of FAULTS.values()) {
    expect(faultRun(`/f/${fault.sample}/`)?.scenarios).toMatchObject([{ fault }]);
  }
});

test.each(
  `slow-5000 hang drip-15 reset proto nocors nocors-error redirect-loop reset-mid truncated cutjson
   html200 redirect utf16 badgzip nan wrongtype notype bom latin1 empty 204 304 400 403 404 400html
   403html 404html 429-1 429-date 429-none 500 500html 503 html502 huge deep lost`.split(/\s+/),
)("%s is a known fault", (name) => {
  expect(faultRun(`/f/${name}/`)).toMatchObject({ unknown: [], scenarios: [{}] });
});
