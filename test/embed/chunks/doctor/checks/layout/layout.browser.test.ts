import { afterEach, expect, test } from "vitest";
import { LAYOUT_CHECKS } from "../../../../../../src/embed/chunks/doctor/checks/layout/layout.ts";

const root = document.documentElement;
afterEach(() => {
  document.body.replaceChildren();
  root.className = "";
});

function cutOffBy(className: string) {
  root.className = className;
  document.body.innerHTML = `<style>html, body { overflow: hidden; height: 100% }</style>
    <div id="form" style="height: 3000px; width: 400px">Form</div>`;
  const form = document.querySelector<HTMLElement>("#form");
  const found = LAYOUT_CHECKS.inline.checks.flatMap((check) => (form ? check(form, "") : []));
  return found.find(({ code }) => code === "WS507")?.detail;
}

test.each(["cmp-open", "modal-open", "no-scroll", "body-scroll-lock"])(
  "the class %s is a dialog's lock",
  (name) => {
    expect(cutOffBy(`js ${name}`)).toMatch(
      new RegExp(
        `; a dialog has locked the scrolling by the class ${name}, and not taken it back$`,
      ),
    );
  },
);

test.each(["", "js wf-active", "page-template-default"])("the class “%s” is none", (name) => {
  expect(cutOffBy(name)).toMatch(/hides \d+ px of it \([^)]*\)$/);
});
