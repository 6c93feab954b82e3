import { expect, test } from "vitest";
import { readHours } from "../../src/contract/hours.ts";

const REFUSED = `|always|Mo-Fr|08:00-17:00|24/7|Mo-Fr 08:00-17:00;;|Mo-Fr 22:00-02:00|Mo-Fr 08:00-24:00
|Mo 08:00-08:00|Mo 10:00-12:00,11:00-13:00|Mo 8-17|Mo 08:00-17:60|Mo 08:00+|Mo sunrise-sunset
|Mon-Fri 08:00-17:00|Mo[1] 08:00-12:00|Mo-Fr off|Mo-Fr 08:00-17:00; Mo-Su off|2026 Dec 24 08:00-12:00
|Mo 08:00-17:00; PH off|Mo 08:00-17:00; 2026-12-25 off|Mo 08:00-17:00; Dec 25 off
|Mo 08:00-17:00; 2026 Feb 29 off|Mo 08:00-17:00; Jan-Mar off|Mo 08:00-17:00; week 1-9 off`;

test.each([...REFUSED.split(/\n?\|/), `${"Su,".repeat(33_000)}Mo 08:00-17:00`])(
  "%j is refused as a whole",
  (text) => {
    expect(readHours(text)).toBeNull();
  },
);
