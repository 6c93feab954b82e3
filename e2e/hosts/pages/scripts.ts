import type { HostPages } from "../host-page.ts";

/** Removes functions that Safari 15.3, Chrome 84 and Firefox 89 do not have. */
const WITHOUT_NEW_FUNCTIONS = `
  delete Array.prototype.at;
  delete Array.prototype.findLast;
  delete Array.prototype.findLastIndex;
  delete Object.hasOwn;
`;

/** As MooTools 1.2 does: takes one array of arguments, and then ignores those of the later call. */
const BIND_REPLACED = `
  Function.prototype.bind = function (self, values) {
    var call = this;
    return function () { return call.apply(self, values === undefined ? arguments : [].concat(values)); };
  };
`;

/** As polyfills do: the browser knows another class, and only the page's `HTMLElement` constructs the form's. */
const CUSTOM_ELEMENTS_POLYFILL = `
  var Native = HTMLElement, { define } = CustomElementRegistry.prototype, StandIn, upgraded;
  window.HTMLElement = function () {
    return Object.setPrototypeOf(upgraded || Reflect.construct(Native, [], StandIn), this.constructor.prototype);
  };
  HTMLElement.prototype = Native.prototype;
  customElements.define = function (name, own) {
    customElements.get = () => own;
    StandIn = class extends Native {
      constructor() { super(); upgraded = this; new own(); upgraded = null; }
      connectedCallback() { this.connectedCallback(); }
      disconnectedCallback() { this.disconnectedCallback(); }
    };
    define.call(this, name, StandIn);
  };
`;

/** What scripts of the page have replaced, removed or added. One thing at a time: one-thing-broken.test.ts. */
export const scripts: HostPages = {
  "bind-replaced": { script: BIND_REPLACED },
  // What MooTools 1.4 with the layer for 1.2 replaces and adds.
  "mootools-1.4": {
    everyday: true,
    untestable: ["webkit"],
    script: `
      ${BIND_REPLACED}
      ["Window", "Document", "Element", "Event", "Request"].forEach(function (name) {
        window[name] = function () {};
        window[name].prototype = {};
      });
      ["contains", "each", "include", "erase", "empty", "getLast", "link"].forEach(function (name) {
        Array.prototype[name] = function () { return this; };
      });
      Array.from = function (item) { return item == null ? [] : [].concat(item); };
      Object.values = function () { return []; };
    `,
  },
  "document-properties-fixed": {
    everyday: true,
    script: `
      ["currentScript", "createElement", "querySelector"].forEach(function (name) {
        Object.defineProperty(document, name, { value: null });
      });
    `,
  },
  "observers-missing": {
    everyday: true,
    script: `
      delete window.MutationObserver;
      window.IntersectionObserver = undefined;
      window.ResizeObserver = null;
    `,
  },
  "idle-callback-undefined": {
    everyday: true,
    untestable: ["webkit"],
    script: "window.requestIdleCallback = undefined; window.getComputedStyle = null;",
  },
  "timers-wrapped": {
    everyday: true,
    script: `
      var originalSetTimeout = window.setTimeout, append = Node.prototype.appendChild;
      window.setTimeout = function (code, delay) { return originalSetTimeout(function () { code.call(window); }, delay || 0); };
      window.queueMicrotask = undefined;
      Node.prototype.appendChild = function (node) { append.call(this, node); };
    `,
  },
  "json-replaced": {
    script: `
      window.JSON = {
        stringify: function () { return "{}"; },
        parse: function (text) { return eval("(" + text + ")"); }
      };
      Array.isArray = function (value) { return value instanceof Array; };
    `,
  },
  "object-prototype-extended": {
    everyday: true,
    script: `
      Object.prototype.extend = function (more) { for (var key in more) this[key] = more[key]; return this; };
      Object.prototype.clone = function () { return {}.extend(this); };
      Object.prototype.each = function (callback) { for (var key in this) callback(key, this[key]); };
      Object.prototype.size = function () { return 0; };
      Object.prototype.isEmpty = false;
    `,
  },
  "to-json-on-prototypes": {
    script: `
      Array.prototype.toJSON = function () {
        return "[" + this.map(function (item) { return Object.toJSON(item); }).join(", ") + "]";
      };
      String.prototype.toJSON = function () { return '"' + this + '"'; };
      Number.prototype.toJSON = function () { return String(this); };
      Date.prototype.toJSON = function () { return '"' + this.getUTCFullYear() + '"'; };
      Object.toJSON = function (object) { return String(object); };
      Object.prototype.toJSON = function () { return "{}"; };
    `,
  },
  // As page builders do (GrapesJS): the form's shadow root has the classes of the page, not of the frame.
  "element-created-outside-its-iframe": {
    everyday: true,
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
  "custom-elements-polyfill": { everyday: true, script: CUSTOM_ELEMENTS_POLYFILL },
  "custom-elements-polyfill-broken": {
    everyday: true,
    script: `${CUSTOM_ELEMENTS_POLYFILL} window.HTMLElement = Native;`,
    diagnostic: /WS109/,
    fallback: /\+12025550143/,
  },
  // Not the class that constructs the form, although it has the browser's prototype.
  "html-element-replaced": {
    everyday: true,
    script:
      "window.HTMLElement = Object.assign(function () {}, { prototype: HTMLElement.prototype });",
  },
  "new-functions-missing": {
    script: WITHOUT_NEW_FUNCTIONS,
    diagnostic: /WS109 .*Array\.findLast/,
    fallback: /\+12025550143/,
  },
  "form-named-body": {
    everyday: true,
    body: ({ scriptWithTarget }) => `
      <form name="body"></form>
      <form name="documentElement"></form>
      <form name="head"></form>
      ${scriptWithTarget("#slot")}
      <div id="slot"></div>
    `,
  },
  "form-named-current-script": {
    body: ({ syncScript }) => `
      <form name="currentScript" data-location-id="00000000-0000-4000-8000-000000000000" data-base-url="https://evil.example"></form>
      ${syncScript}
    `,
  },
  "global-constants": {
    script: `
      const web = 1, Preact = 2;
      class Widget {}
      let scheduler = "theirs", WebSchedulerScript = 3;
      const e = 1, t = 2, n = 3;
    `,
  },
  "promise-replaced": {
    script:
      "window.Promise = function (executor) { var value; executor(function (result) { value = result; }, function () {}); this.then = function (callback) { callback(value); return this; }; };",
  },
  "core-js-2": {
    everyday: true,
    head: '<script src="/node_modules/core-js/client/core.js"></script>',
  },
  "jquery-with-global-event": {
    head: `
      <script>
      var Request = function () {};
      var Event = function () { return { type: "none" }; };
      </script>
      <script src="/node_modules/jquery/dist/jquery.js"></script>
      <script>
      jQuery.noConflict();
      jQuery(function ($) { $("p").show(); });
      </script>
    `,
  },
  requirejs: {
    head: `
      <script src="/node_modules/requirejs/require.js"></script>
      <script>
      requirejs.config({ enforceDefine: true });
      define("practice", function () { return {}; });
      </script>
    `,
  },
  "whatwg-fetch": {
    head: `
      <script>
      window.fetch = undefined;
      window.Headers = undefined;
      window.Request = undefined;
      window.Response = undefined;
      </script>
      <script src="/node_modules/whatwg-fetch/fetch.js"></script>
    `,
  },
  "zone-js": { head: '<script src="/node_modules/zone.js/bundles/zone.umd.js"></script>' },
};
