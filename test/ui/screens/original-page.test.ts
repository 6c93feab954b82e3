import { expect, test } from "vitest";
import { originalPage } from "../../../src/ui/screens/original-page.ts";

test.each([
  [
    "https://practice-example.translate.goog/visit/?a=1&_x_tr_sl=en&_x_tr_tl=es#form",
    "https://practice.example/visit/?a=1#form",
  ],
  [
    "https://www-kestrel--row-example.translate.goog/?_x_tr_sch=http&_x_tr_hl=en",
    "http://www.kestrel-row.example/",
  ],
  ["https://practice.example/?_x_tr_sl=en", null],
  ["https://translate.goog.example/", null],
])("the page of the copy at %s is %s", (copy, page) => {
  expect(originalPage(copy)).toBe(page);
});
