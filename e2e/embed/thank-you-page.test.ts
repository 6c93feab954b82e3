import { codeIn, docPage } from "../../test/docs/doc-page.ts";
import { fill, REQUIRED_LABELS, send, widget } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";
import { book, element, script } from "./embed-page.ts";

const snippet = codeIn("thank-you-page", "html");

test("the documented text is shown when the request was sent", async ({ page, visit }) => {
  await visit(`${snippet}${script()}${element()}`);
  await expect(page.locator("#thanks")).toBeHidden();
  await book(page);
  await expect(page.locator("#thanks")).toBeVisible();
});

test("the documented redirect follows a sent request, and nothing asks before it", async ({
  page,
  visit,
}) => {
  const [redirect = ""] = /location\.assign\(.*?\)/.exec(docPage("thank-you-page")) ?? [];
  await page.route("**/thank-you/", (route) => route.fulfill({ body: "Thank you" }));
  await visit(`${snippet.replace(/document\..*;/, redirect)}${script()}${element()}`);
  await fill(widget(page), REQUIRED_LABELS);
  await send(widget(page));
  await page.waitForURL("**/thank-you/");
});
