import { afterEach, expect, onTestFinished, test } from "vitest";
import { checkHidden } from "../../../../../../src/embed/chunks/doctor/checks/layout/hidden.ts";

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.className = "";
});

/** @param source the page's HTML as its server sends it */
function find(html: string, source = "") {
  document.body.innerHTML = html;
  const form = document.body.querySelector("p");
  return form ? checkHidden(form, "The form", source) : [];
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
      detail: '<div class="col"> with data-aos has “opacity: 0”, by its inline style',
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

test.each([
  ['<a class="btn" href="#book-popup">Book</a>', '<a class="btn"> names “book-popup”'],
  ['<button data-bs-target="#booking-modal">Book</button>', "<button> names “booking-modal”"],
])("a popup of another id than %s names", (opener, says) => {
  const [found] = find(`${opener}<div id="booking-popup" hidden><p>Form</p>`);
  expect(found?.code).toBe("WS597");
  expect(found?.detail).toBe(`<div id="booking-popup">; ${says}, which does not exist`);
});

test.each([
  '<a href="#booking-popup">Book</a><a href="#book-popup">Book</a>',
  "<script>open('booking-popup')</script><a href='#book-popup'>Book</a>",
  '<a href="#top">Up</a><a href="/booking">Book</a>',
])("a popup that may be opened is only closed: %s", (opener) => {
  const [found] = find(`${opener}<div id="booking-popup" hidden><p>Form</p>`);
  expect(found?.code).toBe("WS589");
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

test.each([
  [
    "a rule",
    "<style id='theme'>.tab { display: none }</style><div class='tab'>",
    'by “.tab” in <style id="theme">',
  ],
  [
    "the last of several rules",
    "<style>.a { display: none } .b { display: none } .c { display: block }</style><div class='a b'>",
    "by “.b” in <style>",
  ],
  [
    "a rule with !important",
    "<style>.a { display: none !important } .b { display: none }</style><div class='a b' style='display: none'>",
    "by “.a” in <style>",
  ],
  [
    "a rule for this screen",
    "<style>@media (min-width: 1px) { .a { display: none } } @media print { div { display: none } }</style><div class='a'>",
    "by “.a” in <style>",
  ],
  [
    "a nested rule",
    "<style>main { .a { display: none } }</style><main><div class='a'>",
    "by “:is(main) .a” in <style>",
  ],
  [
    "an imported style sheet",
    "<style>@import 'data:text/css,.a{display:none}';</style><div class='a'>",
    "by “.a” in data:text/css",
  ],
  ["an inline style", "<div style='display: none'>", "by its inline style"],
  ["the attribute hidden", "<div hidden>", "by its attribute hidden"],
])("%s that hides it is named", async (_cause, html, named) => {
  document.body.innerHTML = `${html}<p>Form</p>`;
  const form = document.body.querySelector("p") as Element;
  // An imported style sheet is loaded first.
  await expect.poll(() => checkHidden(form, "The form", "")).toHaveLength(1);
  const [found] = checkHidden(form, "The form", "");
  expect(found?.detail).toMatch(/^<div.*> has “display: none”, by /);
  expect(found?.detail).toContain(named);
});

test("a style sheet that cannot be read is named", () => {
  document.body.innerHTML = "<style id='theme'>.veil { display: none }</style>";
  const { sheet } = document.querySelector("#theme") as HTMLStyleElement;
  Object.defineProperty(sheet, "cssRules", {
    get() {
      throw new DOMException("", "SecurityError");
    },
  });
  document.body.insertAdjacentHTML("beforeend", '<div class="veil" id="box"><p>Form</p></div>');
  const box = document.querySelector("#box") as HTMLElement;
  expect(checkHidden(box.querySelector("p") as Element, "The form", "")[0]?.detail).toBe(
    '<div id="box" class="veil"> has “display: none”, by a style sheet that scripts cannot read, such as <style id="theme">',
  );
});

test.each([
  ["async-hide", ".async-hide { opacity: 0 !important }", "", "> has “opacity: 0”"],
  [
    "wf-loading",
    ".wf-loading main { visibility: hidden }",
    "<main>",
    "<main> has “visibility: hidden”",
  ],
  [
    "no-js",
    "html.no-js .book { display: none }",
    '<div class="book">',
    '<div class="book"> has “display: none”',
  ],
])("the class %s of the page, which hides it, is named with its rule", (name, rule, tag, has) => {
  document.documentElement.className = `theme ${name}`;
  const [found] = find(`<style>${rule}</style>${tag}<p>Form</p>`);
  expect(found?.code).toBe("WS594");
  expect(found?.detail).toContain(has);
  expect(found?.detail).toContain(`, by “${rule.slice(0, rule.indexOf(" {"))}” in <style>`);
  expect(found?.detail).toMatch(new RegExp(`because <html> still has the class ${name}$`));
});

test("a class of the page that says nothing about waiting is a part of the rule", () => {
  document.documentElement.className = "home";
  const [found] = find("<style>.home main { display: none }</style><main><p>Form</p>");
  expect(found).toEqual({
    code: "WS506",
    subject: "The form",
    detail: "<main> has “display: none”, by “.home main” in <style>",
  });
});

test("an inline style that the page's HTML does not have is that of a script, with the tools on the page", () => {
  Reflect.set(window, "_vwo_code", {});
  onTestFinished(() => void Reflect.deleteProperty(window, "_vwo_code"));
  const html = '<div id="box" style="display: none;"><p>Form</p></div>';
  const source = '<p style="display: none;">A</p><div id="box"><p>Form</p></div>';
  expect(find(html, source)).toEqual([
    {
      code: "WS593",
      subject: "The form",
      detail:
        '<div id="box"> has “display: none”, by its inline style, which the page\'s HTML does not have; tools on this page that may have set it: VWO',
    },
  ]);
  expect(find(html, html).map(({ code }) => code)).toEqual(["WS506"]);
  const compact = '<div id="box" style="color:red;display:none"><p>Form</p></div>';
  expect(find(html, compact).map(({ code }) => code)).toEqual(["WS506"]);
  expect(find(html, "").map(({ code }) => code)).toEqual(["WS506"]);
});

test("the rule of a class for some screens is named with its style sheet", () => {
  const [found] = find(
    "<style id='grid'>@media (min-width: 1px) { .hide-md { display: none } }</style><div class='hide-md'><p>Form</p></div>",
  );
  expect(found).toEqual({
    code: "WS590",
    subject: "The form",
    detail: '<div class="hide-md">, by its class hide-md, by “.hide-md” in <style id="grid">',
  });
});

test("a style sheet that a script has added is named with the tools on the page, if there are some", () => {
  const html = '<style id="veil">body { opacity: 0 !important }</style><p>Form</p>';
  const source = "<p>Form</p>";
  expect(find(html, source).map(({ code }) => code)).toEqual(["WS506"]);
  Reflect.set(window, "_vwo_code", {});
  onTestFinished(() => void Reflect.deleteProperty(window, "_vwo_code"));
  expect(find(html, html).map(({ code }) => code)).toEqual(["WS506"]);
  expect(find(html, source)).toEqual([
    {
      code: "WS593",
      subject: "The form",
      detail: expect.stringMatching(
        /^<body> has “opacity: 0”, by “body” in <style id="veil">, which the page's HTML does not have; tools .*: VWO$/,
      ),
    },
  ]);
});

test("what is outside the page is named with the style that moves it", () => {
  const [found] = find(
    "<style>.off { position: absolute; left: -9999px }</style><section class='off'><div style='width: 9px'><p>Form</p></div></section>",
  );
  expect(found?.detail).toMatch(
    /^<section class="off"> is outside the page, .* \(left: -9999px, by “\.off” in <style>\)$/,
  );
});
