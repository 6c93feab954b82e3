import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EXAMPLES } from "../../src/examples/index.ts";

const page = readFileSync(new URL("../../public/practice/index.html", import.meta.url), "utf8");
const record = EXAMPLES[0]?.record;
const found = (pattern: RegExp) => [...page.matchAll(pattern)].map((match) => match.slice(1));

test("the sample practice page has exactly one script tag, for the first example", () => {
  expect(page.match(/<script\b/gi)).toHaveLength(1);
  expect(page).toContain(
    `<script async src="/web-scheduler.js" data-location-id="${record?.id}" data-base-url="http://127.0.0.1:5173" data-submit-url="http://127.0.0.1:5173/dev/booking-requests/" data-phone="${record?.phone_number}"></script>`,
  );
});

// The server replaces the contents of these elements with another example's.
test("name, phone number and address are in marked elements", () => {
  const names = found(/<span data-practice-name>([^<]+)<\/span>/g);
  const phones = found(/<a data-practice-phone href="tel:([^"]+)">([^<]+)<\/a>/g);
  const addresses = found(/<span data-practice-address>([^<]+)<\/span>/g);

  expect(page).toContain(`<title>${record?.name}</title>`);
  expect(new Set(names.flat())).toEqual(new Set([record?.name]));
  expect(page.split(record?.name ?? "")).toHaveLength(names.length + 2);
  expect(phones.length).toBeGreaterThan(1);
  for (const [href, shown] of phones) {
    expect(href).toBe(record?.phone_number);
    expect(`+1${shown?.replace(/\D/g, "")}`).toBe(record?.phone_number);
  }
  expect(addresses.flat()).toEqual([
    `${record?.streetAddress}, ${record?.city}, ${record?.state} ${record?.postalCode}`,
  ]);
});
