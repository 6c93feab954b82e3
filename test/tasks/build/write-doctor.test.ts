import { expect, test } from "vitest";
import { doctorPage } from "../../../src/doctor/page/html.ts";
import { IDS } from "../../../src/doctor/page/ids.ts";
import { bundleInMemory } from "../../../src/tasks/build/build-in-memory.ts";
import { bookmarkletConfig } from "../../../src/tasks/build/vite-configs.ts";
import { toBookmarklet } from "../../../src/tasks/build/write-doctor.ts";

/** Firefox stores no bookmark with a longer address, in which it encodes what is not ASCII (Firefox 153). */
const MAX_LENGTH = 65_536;
const asStored = (url: string) => url.replace(/[^\x20-\x7e]+/g, encodeURIComponent);
/** For the next sentences of the doctor. */
const RESERVE = 500;

test("the bookmarklet is an address that every browser can store, and decodes to its code", async () => {
  const { code } = await bundleInMemory(bookmarkletConfig());
  const url = toBookmarklet(code);
  expect(asStored(url).length).toBeLessThanOrEqual(MAX_LENGTH - RESERVE);
  expect(url).not.toMatch(/[\r\n\t]/);
  expect(decodeURIComponent(url.replace("javascript:", ""))).toBe(code.trim());
});

test("the page has every element that its script needs, once, and no other server's address", () => {
  const html = doctorPage("javascript:void 0");
  for (const id of Object.values(IDS)) expect(html.split(`id="${id}"`)).toHaveLength(2);
  const urls = [...html.matchAll(/\s(?:src|href)="([^"]*)"/g)].map(([, url = ""]) => url);
  expect(urls.filter((url) => /^(https?:|\/)/.test(url))).toEqual([]);
});

test("an address with quotation marks cannot end the attribute that contains it", () => {
  expect(doctorPage('javascript:alert("<b>")')).toContain(
    "javascript:alert(&quot;&lt;b&gt;&quot;)",
  );
});
