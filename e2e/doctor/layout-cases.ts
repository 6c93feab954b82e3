import { type DoctorCases, ELEMENT, SCRIPT } from "./doctor-case.ts";

const BUTTON = `<web-scheduler mode="button" ${ELEMENT}></web-scheduler>${SCRIPT}`;
const RIGHT_TO_LEFT = `<script>document.documentElement.dir = "rtl"</script>`;

/** The form cannot be seen or used. */
export const LAYOUT_CASES: DoctorCases = {
  "a hidden container": {
    body: `<div id="tab" class="panel" style="display: none">{script}</div>`,
    report: [["WS506", `<div id="tab" class="panel"> has “display: none”`, "Remove the style"]],
  },
  "a transparent container": {
    body: `<div class="fade-in" style="opacity: 0">{script}</div>`,
    report: [["WS586", `<div class="fade-in"> has “opacity: 0”`, "turn off the animation"]],
  },
  "an inert container": {
    body: "<main inert>{script}</main>",
    report: [["WS585", "<main> is inert", "a script of the page, usually that of a popup"]],
  },
  "a closed container": {
    body: "<details><summary>Book</summary>{script}</details>",
    report: [["WS506", "<details> is closed", "open it and run the doctor again"]],
  },
  "a container outside the page": {
    body: `<div style="position: absolute; left: -9999px; width: 400px">{script}</div>`,
    report: [["WS506", "outside the page, where nobody can scroll to", "Remove the style"]],
  },
  "a container outside a page from right to left": {
    body: `${RIGHT_TO_LEFT}<div style="position: absolute; right: -9999px; width: 400px">{script}</div>`,
    report: [["WS506", "outside the page, where nobody can scroll to", "Remove the style"]],
  },
  "a floating button in a hidden container": {
    body: `<div hidden>${BUTTON}</div>`,
    report: [["WS506", "<div> has “display: none”", "Remove the style or attribute"]],
  },
  "a floating button of a hidden form": {
    body: `<web-scheduler hidden mode="button" ${ELEMENT}></web-scheduler>${SCRIPT}`,
    report: [["WS506", "<web-scheduler> has “display: none”", "Remove the style or attribute"]],
  },
  "an invisible floating button": {
    body: `<div style="visibility: hidden">${BUTTON}</div>`,
    report: [
      [
        "WS506",
        "The button is hidden (<div> has “visibility: hidden”, by its inline style)",
        "Remove the style",
      ],
    ],
  },
  "a transparent floating button": {
    body: `<div style="opacity: 0">${BUTTON}</div>`,
    report: [
      [
        "WS506",
        "The button is hidden (<div> has “opacity: 0”, by its inline style)",
        "Remove the style",
      ],
    ],
  },
  "a floating button in an inert container": {
    body: `<main inert>${BUTTON}</main>`,
    report: [["WS585", "The button can't be used, because", "a script of the page"]],
  },
  "a chat window on top of the floating button": {
    body: `${BUTTON}<div id="chat" style="position: fixed; right: 0; bottom: 0; width: 400px;
      height: 300px; z-index: 2147483647">Chat</div>`,
    report: [["WS509", `The button is covered (<div id="chat"> is on top of it)`, "z-index"]],
  },
  "a container that cuts off the form": {
    body: `<div id="slot" style="height: 100px; overflow: hidden">{script}</div>`,
    report: [["WS507", `<div id="slot"> hides`, "Remove the fixed height"]],
  },
  "a narrow container": {
    body: `<aside id="side" style="width: 240px">{script}</aside>`,
    report: [["WS508", `240 px wide in <aside id="side">`, "a width of at least 280 px"]],
  },
  "a container as wide as a few letters": {
    body: `<aside id="side" style="width: 70px">{script}</aside>`,
    report: [["WS508", `70 px wide in <aside id="side">`, "a width of at least 280 px"]],
  },
  "an overlay on top of the form": {
    body: `<div id="cookies" style="position: fixed; inset: 0; z-index: 9">Cookies?</div>{script}`,
    report: [["WS509", `<div id="cookies"> is on top of it`, "Move the covering element"]],
  },
};

/** What hides the form is a script, a class of the page, or a rule. */
export const HIDING_CASES: DoctorCases = {
  "a test that hides the form's container": {
    body: `<div id="box">{script}</div><script src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>
      <script>document.querySelector("#box").style.display = "none"</script>`,
    abort: "https://www.googletagmanager.com/**",
    report: [
      [
        "WS593",
        `<div id="box"> has “display: none”, by its inline style, which the page's HTML does not have; tools on this page that may have set it: Google Tag Manager`,
        "pause the page's tests",
      ],
    ],
  },
  "a page whose body waits for a script": {
    body: `<style id="veil">.is-loading body { display: none }</style>
      <script>document.documentElement.className = "is-loading"</script>{script}`,
    report: [
      [
        "WS594",
        `<body> has “display: none”, by “.is-loading body” in <style id="veil">, because <html> still has the class is-loading`,
        "remove the class or the rule",
      ],
    ],
  },
  "a page that a script against flicker hides": {
    body: `<style>.async-hide { opacity: 0 !important }</style>
      <script>document.documentElement.className = "async-hide"</script>{script}`,
    report: [["WS594", `“.async-hide” in <style>`, "after some seconds"]],
  },
  "another practice's form": {
    body: `<h2>Harbour Dental Practice, 3 Quay Street, Bristol BS1 4ST</h2>
      <script>document.title = "Harbour Dental Practice"</script>{script}`,
    report: [
      [
        "WS595",
        "that of Larkmere Dental, 14 Heron Lane, Larkmere, OR\u00a097000, and the page names “Harbour Dental Practice”",
        "Check location-id",
      ],
    ],
  },
};

/** Unusual places where the form can be seen and used. */
export const CORRECT_LAYOUTS: Record<string, string> = {
  "a wide page from right to left, with the form on its left side": `${RIGHT_TO_LEFT}
    <div style="width: 3000px"><div style="margin-inline-start: 2400px; width: 400px">{script}</div></div>`,
  "a container that is scrolled past the form": `<div id="slides" style="display: flex; overflow-x: auto">
      <div style="flex: 0 0 400px">{script}</div><div style="flex: 0 0 3000px">Our team</div></div>
      <script>document.querySelector("#slides").scrollLeft = 2000</script>`,
  "a card that was turned, whose back was turned before": `
    <div style="transform: rotateY(180deg)"><div style="transform: rotateY(180deg)">{script}</div></div>`,
  "a container of vertical writing": `<div style="writing-mode: vertical-rl">{script}</div>`,
  "a form that is a bit askew, with a mask that fades its end": `
    <div style="rotate: 2deg; mask-image: linear-gradient(#000 90%, transparent)">{script}</div>`,
  "a floating button in a container that is transparent and cut off": `
    <div style="overflow: hidden; height: 0; width: 90px; opacity: 0; filter: blur(0)">${BUTTON}</div>`,
};
