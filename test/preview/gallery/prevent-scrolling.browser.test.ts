import { expect, onTestFinished, test } from "vitest";
import { preventScrolling } from "../../../src/preview/gallery/still-widgets.ts";

/** An element below the window's edge, in the shadow root of a host. */
function addBelow(isInert: boolean): HTMLElement {
  const host = document.body.appendChild(document.createElement("div"));
  host.style.marginTop = "300vh";
  host.inert = isInert;
  onTestFinished(() => host.remove());
  return host.attachShadow({ mode: "open" }).appendChild(document.createElement("p"));
}

test("an inert widget cannot scroll the page, and others can", () => {
  const allow = preventScrolling();
  onTestFinished(allow);
  onTestFinished(() => scrollTo(0, 0));
  const inert = addBelow(true);
  inert.scrollIntoView();
  expect(scrollY).toBe(0);
  addBelow(false).scrollIntoView();
  expect(scrollY).toBeGreaterThan(0);
  scrollTo(0, 0);
  allow();
  inert.scrollIntoView();
  expect(scrollY).toBeGreaterThan(0);
});
