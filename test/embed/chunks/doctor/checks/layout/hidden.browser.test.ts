import { afterEach, expect, test } from "vitest";
import { checkHidden } from "../../../../../../src/embed/chunks/doctor/checks/layout/hidden.ts";

afterEach(() => document.body.replaceChildren());

function find(html: string) {
  document.body.innerHTML = html;
  const form = document.body.querySelector("p");
  return form ? checkHidden(form, "The form") : [];
}

test.each([
  ['<section class="top elementor-invisible" style="visibility: hidden">', "visibility: hidden"],
  ['<div data-aos="fade-up" style="opacity: 0">', "opacity: 0"],
  ['<div class="wow" style="visibility: hidden">', "visibility: hidden"],
  ['<div class="wpb_animate_when_almost_visible" style="opacity: 0">', "opacity: 0"],
  ['<div class="fade-in" style="opacity: 0.1">', "opacity: 0.1"],
  ['<div class="reveal" style="transform: scale(0)">', "transform: scale(0)"],
])("an animation did not show %s", (tag, style) => {
  expect(find(`${tag}<p>Form</p>`)).toEqual([
    { code: "WS586", subject: "The form", detail: expect.stringContaining(`has “${style}”`) },
  ]);
});

test("Elementor's script that did not start is named", () => {
  const [found] = find('<div class="elementor-invisible" style="opacity: 0"><p>Form</p></div>');
  expect(found?.detail).toContain("elementorFrontend, the script that shows it, did not start");
});

test.each([
  '<div class="tab-pane fade" style="opacity: 0">',
  '<div class="animate__animated" style="display: none">',
  '<div class="wowza salon" style="visibility: hidden">',
])("%s is hidden by something else", (tag) => {
  expect(find(`${tag}<p>Form</p>`).map(({ code }) => code)).toEqual(["WS506"]);
});

test("a part of the page that is inert is not called hidden", () => {
  expect(find('<div id="site-wrapper" inert><p>Form</p></div>')).toEqual([
    { code: "WS585", subject: "The form", detail: '<div id="site-wrapper"> is inert' },
  ]);
});

test("an animation that has not run is named before what it does besides, with its attribute", () => {
  const tag = '<div class="col" data-aos="fade-up" style="opacity: 0; pointer-events: none">';
  expect(find(`${tag}<p>Form</p>`)).toEqual([
    {
      code: "WS586",
      subject: "The form",
      detail: '<div class="col"> with data-aos has “opacity: 0”',
    },
  ]);
});

test.each([
  ['<div id="book" class="modal fade" aria-hidden="true" style="display: none">', 'id="book"'],
  [
    '<div id="outer" class="modal" style="display: none"><div class="modal-body">',
    'id="outer" class="modal"> has “display: none”',
  ],
  ["<dialog>", "<dialog>"],
  ['<div class="shade" style="display: none"><div role="dialog" id="inner">', 'id="inner"'],
])("%s is a closed popup", (tag, named) => {
  const [found] = find(`${tag}<p>Form</p>`);
  expect(found?.code).toBe("WS589");
  expect(found?.detail).toContain(named);
});

test("an open popup is not hidden", () => {
  expect(find('<div class="modal" role="dialog"><p>Form</p></div>')).toEqual([]);
});

test("aria-hidden of what can be seen is named", () => {
  const [found] = find('<div aria-hidden="true"><p>Form</p></div>');
  expect(found?.detail).toContain("has aria-hidden");
});

test.each([
  [
    "elementor-section elementor-top-section elementor-section-boxed elementor-hidden-desktop",
    '<section class="elementor-hidden-desktop elementor-section elementor-top-section">, by its class elementor-hidden-desktop',
  ],
  ["d-lg-none", '<section class="d-lg-none">, by its class d-lg-none'],
  ["hide-for-large", '<section class="hide-for-large">, by its class hide-for-large'],
  ["md:hidden", '<section class="md:hidden">, by its class md:hidden'],
])("the class %s hides it on some screens", (classes, detail) => {
  expect(find(`<section class="${classes}" style="display: none"><p>Form</p></section>`)).toEqual([
    { code: "WS590", subject: "The form", detail },
  ]);
});
