import type { HostPages } from "../host-page.ts";

export const styles: HostPages = {
  "all-unset": { selected: "every engine", style: "* { all: unset !important; }" },
  "children-display-contents": { style: "#slot * { display: contents !important; }" },
  "children-hidden": {
    style: `
      #slot div { display: none !important; }
      #slot > * { display: none; }
    `,
  },
  "content-box": { style: "*, *::before, *::after { box-sizing: content-box !important; }" },
  "controls-hidden": {
    style:
      "input, textarea, button, label, fieldset { display: none !important; appearance: auto; position: absolute; left: -9999px; }",
  },
  "custom-properties": {
    style: `
      :root { --ink: red; --surface: #000; --accent: lime; --line: 9px; --muted: #111; --brand: hotpink; }
      * { --ink: red; --surface: #000; }
    `,
  },
  "empty-elements-hidden": { style: "div:empty, :empty { display: none; }" },
  "everything-animated": {
    style: `
      *, *::before, *::after { animation: spin 1s infinite !important; transition: all 3s !important; }
      @keyframes spin { to { outline-color: red; } }
    `,
  },
  "inherited-text-styles": {
    style: `
      body { letter-spacing: .12em; text-transform: uppercase; white-space: nowrap; cursor: wait; color: #c0c; font-style: italic; text-indent: 40px; word-spacing: 2em; }
      * { letter-spacing: .12em !important; text-transform: uppercase !important; }
    `,
  },
  "pointer-events-none": {
    style: `
      * { pointer-events: none !important; user-select: none !important; }
      body, #slot { pointer-events: auto !important; }
    `,
  },
  "root-font-size-1px": {
    style: `
      html { font-size: 1px; }
      h1, p { font-size: 16rem; }
    `,
  },
  "root-font-size-62-percent": { selected: "chromium", style: "html { font-size: 62.5%; }" },
  "text-spacing": {
    style: `
      * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
      p { margin-bottom: 2em !important; }
    `,
  },
  "tiny-text": {
    style:
      "* { font-size: 8px !important; line-height: 1 !important; color: silver !important; margin: 0 !important; }",
  },
  "undefined-elements-hidden": {
    style: `
      :not(:defined) { display: none !important; }
      web-scheduler { display: block; }
    `,
  },
};
