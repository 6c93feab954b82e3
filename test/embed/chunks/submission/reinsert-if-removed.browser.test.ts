import { expect, onTestFinished, test } from "vitest";
import { reinsertIfRemoved } from "../../../../src/embed/chunks/submission/reinsert-if-removed.ts";
import { USED } from "../../../../src/settings/names.ts";

test("a tag that is written again has the form after it, and can still be run", async () => {
  const box = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => box.remove());
  box.innerHTML = '<script type="text/plain" data-location-id="7"></script>';
  const html = box.innerHTML;
  const tag = box.querySelector("script") as HTMLScriptElement;
  const form = document.createElement("div");
  tag.after(form);
  const { href: url } = location;
  reinsertIfRemoved({ tag, container: () => null, insert() {}, url, time: Date.now() }, form);
  box.innerHTML = html;
  const copy = box.querySelector("script") as HTMLScriptElement;
  await expect.poll(() => copy.nextElementSibling).toBe(form);
  // As the script does.
  Object.defineProperty(copy, USED, { value: true, configurable: true });
});
