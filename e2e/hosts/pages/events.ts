import type { HostPages } from "../host-page.ts";

export const events: HostPages = {
  "blurs-focused-element": {
    selected: "chromium",
    script: 'addEventListener("focusin", () => document.activeElement.blur())',
  },
  "change-stopped": {
    script: `
      ["change", "input", "blur", "focusin", "focusout"].forEach(function (type) {
        document.addEventListener(type, function (event) { event.stopPropagation(); }, true);
      });
    `,
  },
  "click-stopped": {
    script:
      'window.addEventListener("click", function (event) { event.stopImmediatePropagation(); }, true);',
  },
  "copy-protection": {
    script: `
      function isFormField(event) {
        var tag = (event.target.tagName || "").toUpperCase();
        return tag === "INPUT" || tag === "TEXTAREA" || tag === "SELECT";
      }
      document.onmousedown = document.onselectstart = document.oncontextmenu = document.oncopy = isFormField;
    `,
  },
  "hotkeys-in-capture-phase": {
    selected: "every engine",
    script: `
      document.addEventListener("keydown", function (event) {
        if (event.target.tagName !== "INPUT" && event.key.length === 1) event.preventDefault();
      }, true);
    `,
  },
  "hotkeys-on-keypress": {
    script: `
      window.onkeypress = function (event) {
        if (!/input|textarea/i.test(event.target.tagName)) return false;
      };
      document.onkeydown = function (event) { if (event.keyCode === 13 || event.key === " ") return false; };
    `,
  },
  hotkeys: {
    script: `
      document.addEventListener("keydown", function (event) {
        if (event.target.tagName !== "INPUT" && event.target.tagName !== "TEXTAREA" && event.key.length === 1) event.preventDefault();
      });
    `,
  },
  "input-stopped": {
    script:
      'window.addEventListener("input", function (event) { event.stopImmediatePropagation(); }, true);',
  },
  "mousedown-canceled": {
    script: 'addEventListener("mousedown", (event) => event.preventDefault(), true)',
  },
  mousetrap: {
    head: `
      <script src="/node_modules/mousetrap/mousetrap.js"></script>
      <script>
      "abcdefghijklmnopqrstuvwxyz0123456789".split("").forEach(function (key) {
        Mousetrap.bind(key, function () { return false; });
      });
      </script>
    `,
  },
  "pointerdown-canceled": {
    script: 'addEventListener("pointerdown", (event) => event.preventDefault(), true)',
  },
  "submit-stopped": {
    script: `
      document.addEventListener("submit", function (event) { event.stopImmediatePropagation(); event.preventDefault(); }, true);
      HTMLFormElement.prototype.submit = function () {};
    `,
  },
};
