import type { HostPages } from "../host-page.ts";

export const layout: HostPages = {
  "columns-and-floats": {
    style: `
      #slot { columns: 2; }
      img { float: left; }
    `,
  },
  "container-180px": { style: "#slot { width: 180px; }" },
  "cookie-banner": {
    selected: "chromium",
    style:
      "#consent { position: fixed; inset: auto 0 0 0; height: 90px; background: #222; color: #fff; z-index: 2147483647; }",
    body: ({ script }) => `
      <div id="slot">${script}</div>
      <div style="height: 700px"></div>
      <div id="consent">We use cookies. <button onclick="this.parentNode.remove()">Accept</button></div>
    `,
    viewport: { width: 900, height: 500 },
  },
  "filter-and-fixed-height": {
    style: "#slot { filter: saturate(1.1); height: 240px; overflow: auto; perspective: 400px; }",
  },
  "flex-container": {
    style:
      "#slot { display: flex; gap: 20px; align-items: center; justify-content: space-between; }",
    body: ({ script }) =>
      `<div id="slot"><p>Come and see us.</p><div style="flex: 1">${script}</div></div>`,
  },
  "grid-column-256px": {
    style: "#slot { display: grid; grid-template-columns: 256px 1fr; gap: 8px; }",
    body: ({ script }) => `<div id="slot"><div>${script}</div><div>Opening hours</div></div>`,
  },
  "initially-hidden-tab": {
    style: "[hidden] { display: none; }",
    body: ({ script }) => `
      <button id="tab" onclick="document.getElementById('panel').hidden = false">Appointments</button>
      <div id="panel" hidden>${script}</div>
    `,
    before: (page) => page.locator("#tab").click(),
  },
  rtl: {
    start: '<!doctype html><html lang="en" dir="rtl">',
    style: "body { text-align: justify; }",
  },
  "soft-keyboard": { viewport: { width: 375, height: 300 } },
  "sticky-header": {
    style:
      "header { position: sticky; top: 0; height: 80px; background: #fff; z-index: 999; border-bottom: 1px solid; }",
    body: ({ script }) => `
      <header>Larkmere Dental</header>
      <div id="slot">${script}</div>
      <div style="height: 900px"></div>
    `,
  },
  "transformed-and-clipped": {
    style:
      "#slot { transform: scale(.9); contain: layout paint; height: 100px; overflow: hidden; will-change: transform; }",
  },
  "vertical-writing": {
    selected: "every engine",
    style: "#slot { writing-mode: vertical-rl; text-orientation: mixed; }",
  },
  "z-index-everywhere": {
    style: `
      * { z-index: 99999; }
      #slot { position: relative; z-index: -1; isolation: isolate; }
      body { position: relative; z-index: 0; }
    `,
  },
  zoomed: { untestable: ["webkit"], style: "#slot { zoom: .8; }" },
};
