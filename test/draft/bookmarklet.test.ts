import { expect, test } from "vitest";
import { draftBookmarklet } from "../../src/draft/bookmarklet.ts";
import type { SharedDraft } from "../../src/draft/link.ts";

const ID = "10a3d96e-cb6c-4813-935a-a30369dd4806";
const OTHER_ID = "7d9f1c52-1f5c-4a3e-8a52-6b0f3f1d9f10";

const draft: SharedDraft = {
  of: { locationId: ID, baseUrl: "https://api.example" },
  changes: { name: '"); alert(1); //  </script>\n%22\u2028#👩‍⚕️', list: [{ enabled: true }] },
};

const codeOf = (bookmarklet: string) => decodeURIComponent(bookmarklet.replace("javascript:", ""));

test("browsers keep the URL as it is", () => {
  const url = draftBookmarklet(draft);
  // Browsers remove line breaks and encode spaces; `#` would start the fragment.
  expect(url).toMatch(/^javascript:[!-"$-~]+$/);
  expect(new URL(url).href).toBe(url);
});

test("the code contains the draft, unchanged", () => {
  const code = codeOf(draftBookmarklet(draft));
  expect(code.endsWith(`)(${JSON.stringify(draft)})`)).toBe(true);
});

/** A stand-in for an element of the page, with the elements of its shadow root. */
const element = (localName: string, id: string | null = null, shadow?: object[]) => ({
  localName,
  getAttribute: () => id,
  shadowRoot: shadow ? { querySelectorAll: () => shadow } : null,
});

/** Runs the bookmarklet, without access to anything else, on a page with these elements. */
function run(shared: SharedDraft, elements: object[]): unknown {
  const document = { querySelectorAll: () => elements };
  const code = `"use strict"; return ${codeOf(draftBookmarklet(shared))}`;
  return new Function("document", code)(document);
}

test("the code returns undefined, so that the browser stays on the page", () => {
  expect(run(draft, [element("web-scheduler", ID)])).toBeUndefined();
});

test("a draft of a location is shown in the forms of that location", () => {
  const forms = [ID, ID.toUpperCase().replaceAll("-", ""), OTHER_ID, null].map((id) =>
    element("web-scheduler", id),
  );
  run(draft, forms);
  expect(forms.map((form) => "showDraft" in form)).toEqual([true, true, false, false]);
});

test("a draft of an example is shown in every form, including those in shadow roots", () => {
  const inner = element("web-scheduler", OTHER_ID);
  const outer = element("div", null, [element("p"), element("section", null, [inner])]);
  const form = element("web-scheduler", ID);
  run({ ...draft, of: { example: "branded" } }, [outer, form]);
  expect([inner, outer, form].map((node) => "showDraft" in node)).toEqual([true, false, true]);
});
