import { expect, onTestFinished, test } from "vitest";
import { showFallback } from "../../../src/embed/instance/show-fallback.ts";

const PHONE = "+12025550143";
const SENT = "Your request was sent";

function sentScreen(box: string, link = "") {
  const host = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => host.remove());
  host.style.cssText = box;
  const root = host.attachShadow({ mode: "open" });
  root.innerHTML = `<div class="widget"><h2 class="title">${SENT}</h2><p>AB12</p><a href="tel:${PHONE}" style="${link}">Call</a></div>`;
  return root;
}

test.each<[state: string, box: string, link: string, isKept: boolean]>([
  ["visible", "", "", true],
  ["in a closed tab of the page", "display: none", "", true],
  ["visible but its number", "", "display: none", false],
])("a confirmation that is %s", (_, box, link, isKept) => {
  const root = sentScreen(box, link);
  showFallback(root, PHONE, SENT, true);
  expect(root.textContent.includes("AB12")).toBe(isKept);
  expect(root.textContent).toContain(SENT);
});
