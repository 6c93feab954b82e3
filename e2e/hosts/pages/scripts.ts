import type { HostPages } from "../host-page.ts";

/** Removes functions that Safari 15.3, Chrome 84 and Firefox 89 do not have. */
const WITHOUT_NEW_FUNCTIONS = `
  delete Array.prototype.at;
  delete Array.prototype.findLast;
  delete Array.prototype.findLastIndex;
  delete Object.hasOwn;
`;

/** What scripts of the page have replaced, removed or added. */
export const scripts: HostPages = {
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
  "attach-shadow-missing": {
    script: "delete Element.prototype.attachShadow;",
    diagnostic: /WS109/,
    fallback: /12025550143/,
  },
  "css-style-sheet-missing": { everyday: true, script: "delete window.CSSStyleSheet;" },
  "custom-elements-define-throws": {
    everyday: true,
    script:
      'CustomElementRegistry.prototype.define = function () { throw new TypeError("not allowed"); };',
    fallback: /\+12025550143/,
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
  "fetch-undefined": { everyday: true, script: "window.fetch = undefined;" },
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
