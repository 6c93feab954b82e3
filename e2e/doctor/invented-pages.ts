import { recordOf } from "../fixtures/open-form.ts";
import { type BrokenPage, ELEMENT, SCRIPT, SETTINGS } from "./doctor-case.ts";

interface InventedPage extends BrokenPage {
  /** What one problem of the report must say: the cause, and the cure. */
  cause: RegExp;
  cure: RegExp;
  /** Whether `npm test` has it. */
  selected?: true;
}

const FORM = `<web-scheduler ${ELEMENT}></web-scheduler>`;
const elementWith = (attributes: string) =>
  `<web-scheduler ${ELEMENT} ${attributes}></web-scheduler>${SCRIPT}`;
const inside = (style: string) => `<div id="box" style="${style}">{script}</div>`;
const page = (body: string, cause: RegExp, cure: RegExp): InventedPage => ({ body, cause, cure });
const tag = (
  attributes: Record<string, string | null>,
  cause: RegExp,
  cure: RegExp,
  more: Partial<InventedPage> = {},
): InventedPage => ({ attributes, cause, cure, ...more });
const select = (invented: InventedPage): InventedPage => ({ ...invented, selected: true });

/**
 * Broken pages that were written without looking at what the doctor checks, and what their owner would
 * have to read. Add pages here, not conditions that fit the checks.
 */
export const INVENTED_PAGES: Record<string, InventedPage> = {
  // Spelling
  "data-locaton-id": tag(
    { "data-location-id": null, "data-locaton-id": "{id}" },
    /data-locaton-id isn't an attribute.*data-location-id/,
    /spelling/,
  ),
  "an attribute with an underscore": page(
    `<web-scheduler location_id="{id}" ${SETTINGS}></web-scheduler>${SCRIPT}`,
    /location_id isn't an attribute.*location-id/,
    /spelling/,
  ),
  "an attribute in camelCase": page(
    `<web-scheduler locationId="{id}" ${SETTINGS}></web-scheduler>${SCRIPT}`,
    /locationid isn't an attribute.*location-id/,
    /spelling/,
  ),
  "a misspelled element": page(
    `<web-schedular ${ELEMENT}></web-schedular>${SCRIPT}`,
    /<web-schedular> isn't an element.*<web-scheduler>/,
    /Correct the name/,
  ),
  "an element without a hyphen": page(
    `<webscheduler ${ELEMENT}></webscheduler>${SCRIPT}`,
    /<webscheduler> isn't an element.*<web-scheduler>/,
    /Correct the name/,
  ),
  "data-api-url": select(
    tag(
      { "data-base-url": null, "data-api-url": "{other}" },
      /data-api-url isn't an attribute.*data-base-url/,
      /spelling/,
    ),
  ),
  "data-ask with an unknown question": select(
    tag({ "data-ask": "newpatient" }, /ask has an invalid value.*new-patient/, /Correct/),
  ),
  "an unknown mode": tag({ "data-mode": "modal" }, /mode has an invalid value.*popup/, /Correct/),
  "lang=de": tag({ "data-lang": "de" }, /lang has an invalid value.*en, es, ar/, /Correct/),
  "a location id without its last digit": tag(
    { "data-location-id": recordOf("observed-defaults").id.slice(0, -1) },
    /location-id has an invalid value.*UUID/,
    /Correct/,
  ),
  "YOUR-LOCATION-ID": tag(
    { "data-location-id": "YOUR-LOCATION-ID" },
    /location-id (has an invalid value|is a placeholder)/,
    /Correct|Replace/,
  ),
  "a phone number with letters": tag(
    { "data-phone": "555-DENTIST" },
    /phone has an invalid value.*\+12025550143/,
    /Correct/,
  ),
  "a tag that an editor shows as text": page(
    `<p>&lt;web-scheduler location-id="{id}"&gt;&lt;/web-scheduler&gt;</p>${SCRIPT}`,
    /shown as text/,
    /HTML|source/,
  ),
  // Styles
  "a hidden ancestor": page(
    inside("display: none"),
    /<div id="box"> has “display: none”/,
    /Remove/,
  ),
  "an animation that never ran": page(inside("opacity: 0"), /opacity: 0/, /Remove/),
  "an invisible section": page(inside("visibility: hidden"), /visibility: hidden/, /Remove/),
  "an accordion of no height": page(
    inside("height: 0; overflow: hidden"),
    /<div id="box">/,
    /Remove/,
  ),
  "a container far to the left": page(
    inside("position: absolute; left: -9999px"),
    /outside the page/,
    /Remove/,
  ),
  "a container scaled to nothing": page(
    inside("transform: scale(0)"),
    /<div id="box"> .*(transform|scale)/,
    /Remove/,
  ),
  "a container scaled to 40 %": select(
    page(inside("transform: scale(.4)"), /40 % by <div id="box">/, /Remove the transform/),
  ),
  "a container with zoom": page(inside("zoom: .3"), /30 % by <div id="box">/, /zoom/),
  "a container without pointer events": select(
    page(inside("pointer-events: none"), /<div id="box"> has “pointer-events: none”/, /Remove/),
  ),
  "a transparent overlay": page(
    `{script}<div id="veil" style="position: fixed; inset: 0; z-index: 99"></div>`,
    /<div id="veil"> is on top/,
    /covering/,
  ),
  "a container with a maximum height": page(
    inside("max-height: 200px; overflow: hidden"),
    /<div id="box"> hides \d+ px/,
    /height|overflow/,
  ),
  "a scroll container of 120 px": select(
    page(
      inside("height: 120px; overflow: auto"),
      /<div id="box"> shows only 120 px/,
      /height|overflow/,
    ),
  ),
  "a form upside down": select(
    page(
      inside("transform: rotate(180deg)"),
      /upside down.*<div id="box"> has “transform/,
      /Remove/,
    ),
  ),
  "a mirrored form": page(inside("scale: -1 1"), /mirrored.*<div id="box">.*scale: -1 1/, /Remove/),
  "a form on its side": page(
    inside("rotate: 90deg"),
    /on its side.*<div id="box"> has “rotate: 90deg”/,
    /Remove/,
  ),
  "a transparent mask": select(
    page(
      inside("mask-image: linear-gradient(transparent, transparent)"),
      /<div id="box"> has “mask-image/,
      /Remove/,
    ),
  ),
  "a script that keeps the focus in a menu": select(
    page(
      `<button id="menu">Menu</button>{script}<script>
       document.addEventListener("focusin", (event) => {
         if (event.target.id !== "menu") document.querySelector("#menu").focus();
       }, true)</script>`,
      /prevents typing or clicking \(a focusin or focus listener/,
      /capture/,
    ),
  ),
  "a column of 120 px": page(inside("width: 120px"), /120 px wide in <div id="box">/, /280 px/),
  "a clip path": page(inside("clip-path: inset(50%)"), /<div id="box">.*clip-path/, /Remove/),
  "content-visibility": page(inside("content-visibility: hidden"), /content-visibility/, /Remove/),
  "a transparent filter": page(inside("filter: opacity(0)"), /<div id="box">.*filter/, /Remove/),
  "a blurred form": select(page(inside("filter: blur(8px)"), /<div id="box">.*blur/, /Remove/)),
  "an animation that stopped at its start": page(inside("opacity: .05"), /opacity: 0.05/, /Remove/),
  "an end tag with a typing error": select(
    page(
      `<web-scheduler ${ELEMENT}>Call us</web-schedular><p>Opening hours</p>${SCRIPT}`,
      /contains a part of the page/,
      /<\/web-scheduler>/,
    ),
  ),
  "a form behind the page": page(
    `<div style="position: relative; z-index: 0"><div id="card" style="position: relative; z-index: 1; background: #fff; min-height: 1200px"></div>
     <div style="position: absolute; inset: 0; z-index: -1">{script}</div></div>`,
    /<div id="card"> is on top/,
    /z-index/,
  ),
  "an element hidden until a class is added": page(
    `<style>section:not(.is-ready) { display: none }</style><section>{script}</section>`,
    /<section> has “display: none”/,
    /Remove the style/,
  ),
  "the attribute hidden": page(
    elementWith("hidden"),
    /display: none/,
    /Remove the style or attribute/,
  ),
  "an inert page": page("<main inert>{script}</main>", /<main> is inert/, /Remove/),
  "a page hidden from screen readers": select(
    page(`<div aria-hidden="true">{script}</div>`, /<div> has aria-hidden/, /Remove/),
  ),
  "a theme's column": select(
    page(
      `<style>main > * { max-width: 400px; margin-inline: auto }</style><main><p>We see patients of every age.</p>${FORM}<p>See you soon.</p></main>${SCRIPT}`,
      /isn't in the column of the text.*400 px/,
      /<div>/,
    ),
  ),
  // HTML
  "a form in a template": page(`<template>${FORM}</template>${SCRIPT}`, /<template>/, /out of/),
  "a form in noscript": page(`<noscript>${FORM}</noscript>${SCRIPT}`, /<noscript>/, /out of/),
  "a form in a comment": page(`<!-- ${FORM} -->${SCRIPT}`, /comment/, /out of/),
  "a form in a textarea": page(`<textarea>${FORM}</textarea>${SCRIPT}`, /<textarea>/, /out of/),
  "a form in an SVG": page(`<svg>${FORM}</svg>${SCRIPT}`, /<svg>/, /out of/),
  "a self-closing element before a paragraph": select(
    page(
      `${SCRIPT}<div><web-scheduler ${ELEMENT} /><h2>Our team</h2><p>We are <a href="/four">four</a>.</p></div>`,
      /contains a part of the page/,
      /<\/web-scheduler>/,
    ),
  ),
  "a form in a button": page(
    `<button>${FORM}</button>${SCRIPT}`,
    /<button> handles clicks/,
    /out of/,
  ),
  "a tag in the head": select(
    page(
      `<script>document.head.append(Object.assign(document.createElement("script"), {
        src: "{site}/web-scheduler.js?location-id={id}&base-url={other}&submit-url={other}/dev/booking-requests/" }))</script><footer>Imprint</footer>`,
      /<head>.*end of the page/,
      /data-target|<web-scheduler>/,
    ),
  ),
  "a popup without a link": page(
    elementWith('mode="popup"'),
    /no element.*opens it/,
    /link or button/,
  ),
  "a target that is not there": tag(
    { "data-target": "#appointments" },
    /target matches no element/,
    /id or class/,
  ),
  "two tags": page("{script}{script}", /more than once/, /Keep one/),
  // Servers
  "an API that is down": select(
    tag(
      { "data-base-url": "{broken}" },
      /API is down, .*does not allow this page/,
      /new tab.*Access-Control-Allow-Origin/,
      { server: "API that is down" },
    ),
  ),
  "an API on a host that does not exist": tag(
    { "data-base-url": "https://api.practice.invalid" },
    /could not be reached/,
    /base-url/,
  ),
  "the record's complete URL": tag(
    { "data-base-url": "{other}/api/v1/location/{id}/public-detail/" },
    /base-url has a path/,
    /Set base-url to/,
  ),
  "an id of a test system": tag(
    { "data-location-id": "7d1c3c0e-6a0c-4e0a-9c57-3a4f1d2b8e91" },
    /does not know this location-id/,
    /test system/,
  ),
  "a policy without the API": {
    policy: "script-src {site} 'unsafe-inline'; connect-src 'self'",
    cause: /blocked by this page's Content-Security-Policy/,
    cure: /connect-src 'self' http/,
  },
  "a receiver with CSRF protection": select(
    tag({ "data-submit-url": "{broken}/book" }, /refuses or fails \(status 403\)/, /CSRF/, {
      server: "receiver with a login",
    }),
  ),
  "a receiver by email": tag(
    { "data-submit-url": "mailto:desk@practice.invalid" },
    /submit-url is an email address/,
    /Correct/,
  ),
  "available times that are not there": tag(
    { "data-slots-url": "{broken}/Slot" },
    /slots-url refused the request \(status 404\)/,
    /nothing is there/,
    { server: "times that are missing" },
  ),
  "files that are a web page": {
    server: "web page instead of a file",
    body: `<script async src="{broken}/web-scheduler.js" data-location-id="{id}" data-base-url="{other}" data-submit-url="{other}/dev/booking-requests/"></script>`,
    cause: /-phone\.js could not be loaded \(its server sends a web page instead/,
    cure: /Copy every file/,
    selected: true,
  },
  // Scripts of others
  "a script that prevents keys": select(
    page(
      `<script>addEventListener("keydown", (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true)</script>{script}`,
      /prevents typing or clicking \(a keydown listener/,
      /listener/,
    ),
  ),
  "a script that prevents clicks": page(
    `<script>document.addEventListener("click", (event) => event.preventDefault(), true)</script>{script}`,
    /a click listener/,
    /listener/,
  ),
  "a script that prevents the focus of a click": select(
    page(
      `<script>for (const type of ["mousedown", "click"])
       document.addEventListener(type, (event) => { event.preventDefault(); event.stopPropagation(); }, true)</script>{script}`,
      /a mousedown listener/,
      /listener/,
    ),
  ),
  "another element of the same name": page(
    `<script>customElements.define("web-scheduler", class extends HTMLElement {})</script>{script}`,
    /more than once|another script|two versions/,
    /one script|Remove|Keep/,
  ),
  "a sanitizer that removes attributes": page(
    `<web-scheduler></web-scheduler>${SCRIPT}`,
    /location-id is missing/,
    /Add location-id/,
  ),
  "a script that removes the form": page(
    `<div id="box">{script}</div><script>new MutationObserver(() => document.querySelector("web-scheduler")?.remove()).observe(document, { childList: true, subtree: true })</script>`,
    /removes? the form|removed/,
    /script/,
  ),
  "a page in German": page(
    `<script>document.documentElement.lang = "de"</script>{script}`,
    /lang="de" isn't one of the form's languages/,
    /attribute lang/,
  ),
  // Frames
  "a low frame": select(
    page(
      `<iframe style="width: 600px; height: 150px" srcdoc='<!doctype html><title>Book</title>{script}'></iframe>`,
      /frame that is too low \(1\d\d px/,
      /940 px/,
    ),
  ),
  "a sandboxed frame": page(
    `<iframe style="width: 600px; height: 900px" sandbox="allow-scripts allow-same-origin" srcdoc='<!doctype html><title>Book</title>{script}'></iframe>`,
    /sandboxed and does not allow forms/,
    /allow-forms/,
  ),
  "a narrow frame": page(
    `<iframe style="width: 200px; height: 900px" srcdoc='<!doctype html><title>Book</title>{script}'></iframe>`,
    /is too narrow/,
    /280 px/,
  ),

  // Other scripts
  "an element of the same name": select(
    page(
      `<script>customElements.define("web-scheduler", class extends HTMLElement {});</script>${FORM}${SCRIPT}`,
      /<web-scheduler> was defined by another script/,
      /customElements\.define/,
    ),
  ),
  "a property of every object that cannot be replaced": select(
    page(
      '<script>Object.defineProperty(Object.prototype, "extend", { value() {} });</script>{script}',
      /deferred\.js was loaded, but fails on this page.*extend/,
      /update or remove it/,
    ),
  ),
  "a script that renders its own content in place of the form": page(
    `<div id="root">${FORM}</div>${SCRIPT}<script>document.querySelector("#root").replaceChildren()</script>`,
    /was removed by another script/,
    /Exclude its container/,
  ),
  "a # in the URL of a tag manager's tag": page(
    `<div id="slot"></div><script async src="{site}/web-scheduler.js?target=#slot&location-id={id}&base-url={other}"></script>`,
    /src has settings after #/,
    /target=%23booking/,
  ),
};
