import type { HostPages } from "../host-page.ts";

/** Removes functions that Safari 15.3, Chrome 84 and Firefox 89 do not have. */
const WITHOUT_NEW_FUNCTIONS = `
  delete Array.prototype.at;
  delete Array.prototype.findLast;
  delete Array.prototype.findLastIndex;
  delete Object.hasOwn;
`;

export const dom: HostPages = {
  "add-event-listener-wrapped": {
    script: `
      var originalAdd = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (type, listener, options) {
        var wrapped = typeof listener === "function" ? function (event) { return listener.call(this, event); } : listener;
        return originalAdd.call(this, type, wrapped, options === true || options === false ? options : undefined);
      };
    `,
  },
  "adopted-style-sheets-missing": {
    script: `
      delete Document.prototype.adoptedStyleSheets;
      delete ShadowRoot.prototype.adoptedStyleSheets;
    `,
  },
  "attach-shadow-missing": {
    script: "delete Element.prototype.attachShadow;",
    diagnostic: /WS109/,
    fallback: /12025550143/,
  },
  "console-methods-missing": { script: "window.console = {};" },
  "css-style-sheet-missing": { selected: "every engine", script: "delete window.CSSStyleSheet;" },
  "custom-elements-define-throws": {
    selected: "chromium",
    script:
      'CustomElementRegistry.prototype.define = function () { throw new TypeError("not allowed"); };',
    fallback: /\+12025550143/,
  },
  // As page builders do (GrapesJS): the form's shadow root has the classes of the page, not of the frame.
  "element-created-outside-its-iframe": {
    selected: "chromium",
    body: ({ attributes, scriptUrl }) => `
      <iframe title="Booking" width="700" height="900" srcdoc="&lt;!doctype html&gt;"></iframe>
      <div id="template" hidden><web-scheduler ${attributes}></web-scheduler></div>
      <script>
      document.querySelector("iframe").onload = function () {
        var inner = this.contentDocument;
        inner.body.appendChild(document.querySelector("#template > *"));
        var script = inner.createElement("script");
        script.src = "${scriptUrl}";
        inner.head.appendChild(script);
      };
      </script>
    `,
    isInFrame: true,
  },
  "document-methods-replaced": {
    untestable: ["webkit"],
    script: `
      document.createElement = function (name) { throw new Error("not supported: " + name); };
      document.querySelector = document.querySelectorAll = function () { return null; };
    `,
  },
  "element-methods-replaced": {
    body: ({ script }) => `
      <script>
      Element.prototype.remove = function () { this.parentElement.removeChild(this); };
      Element.prototype.append = function (html) { this.insertAdjacentHTML("beforeend", html); };
      Element.prototype.after = function (html) { this.insertAdjacentHTML("afterend", html); };
      </script>
      ${script}
    `,
  },
  "event-constructors-replaced": {
    untestable: ["webkit"],
    script: `
      window.Event = function (event) { this.event = event || window.event; };
      window.CustomEvent = function () { throw new TypeError("Illegal constructor"); };
    `,
  },
  "insert-before-patched": {
    script: `
      var insert = Node.prototype.insertBefore;
      Node.prototype.insertBefore = function (node, before) {
        if (before && before.parentNode !== this) return node;
        return insert.call(this, node, before);
      };
      var append = Element.prototype.append;
      Element.prototype.append = function () { append.apply(this, arguments); return this; };
    `,
  },
  "new-functions-missing": {
    script: WITHOUT_NEW_FUNCTIONS,
    diagnostic: /WS109 .*Array\.findLast/,
    fallback: /\+12025550143/,
  },
  "new-functions-missing-with-element": {
    script: WITHOUT_NEW_FUNCTIONS,
    body: ({ attributes, scriptUrl }) => `
      <script src="${scriptUrl}"></script>
      <web-scheduler ${attributes}>Please call us</web-scheduler>
    `,
    diagnostic: /WS109/,
    fallback: /Please call us/,
  },
  "node-constructors-replaced": {
    script: `
      window.Element = function () {};
      window.Node = { ELEMENT_NODE: 1 };
      window.Document = function () {};
      window.ShadowRoot = undefined;
      window.HTMLScriptElement = undefined;
    `,
  },
  "observers-missing": {
    script: `
      delete window.MutationObserver;
      delete window.IntersectionObserver;
      delete window.ResizeObserver;
    `,
  },
  "random-uuid-missing": {
    script: 'Object.defineProperty(Crypto.prototype, "randomUUID", { value: undefined });',
  },
  "storage-throws": {
    script: `
      ["localStorage", "sessionStorage", "indexedDB"].forEach(function (name) {
        Object.defineProperty(window, name, { get: function () { throw new DOMException("denied", "SecurityError"); } });
      });
      Object.defineProperty(Document.prototype, "cookie", { get: function () { throw new DOMException("denied", "SecurityError"); } });
    `,
  },
  "timers-wrapped": {
    script: `
      var originalSetTimeout = window.setTimeout;
      window.setTimeout = function (code, delay) { return originalSetTimeout(function () { code.call(window); }, delay || 0); };
      window.queueMicrotask = undefined;
      window.requestIdleCallback = undefined;
    `,
  },
};
