import type { HostPages } from "../host-page.ts";

export const libraries: HostPages = {
  bluebird: {
    head: `
      <script src="/node_modules/bluebird/js/browser/bluebird.js"></script>
      <script>window.Promise = window.P || window.Promise;</script>
    `,
  },
  "core-js-2": {
    selected: "chromium",
    head: '<script src="/node_modules/core-js/client/core.js"></script>',
  },
  "custom-event-polyfill": {
    head: `
      <script>window.CustomEvent = undefined;</script>
      <script src="/node_modules/custom-event-polyfill/polyfill.js"></script>
    `,
  },
  "es6-shim": { head: '<script src="/node_modules/es6-shim/es6-shim.js"></script>' },
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
  json3: {
    head: `
      <script src="/node_modules/json3/lib/json3.js"></script>
      <script>window.JSON = JSON3.noConflict();</script>
    `,
  },
  "mootools-1.2": { head: '<script src="/legacy-libraries/mootools.js?1.2"></script>' },
  "mootools-1.4": {
    untestable: ["webkit"],
    head: '<script src="/legacy-libraries/mootools.js?1.4"></script>',
  },
  "mootools-loaded-late": {
    untestable: ["webkit"],
    body: ({ script }) => `
      ${script}
      <script defer src="/legacy-libraries/mootools.js?1.4"></script>
    `,
  },
  "prototype-1.6.0": {
    untestable: ["webkit"],
    head: '<script src="/legacy-libraries/prototype.js?1.6.0"></script>',
  },
  "prototype-1.6.1": {
    untestable: ["webkit"],
    head: '<script src="/legacy-libraries/prototype.js?1.6.1"></script>',
  },
  "prototype-1.7": {
    untestable: ["webkit"],
    head: '<script src="/legacy-libraries/prototype.js?1.7"></script>',
  },
  "prototype-loaded-late": {
    untestable: ["webkit"],
    body: ({ script }) => `
      ${script}
      <script>setTimeout(function () { var script = document.createElement("script"); script.src = "/legacy-libraries/prototype.js?1.6.0"; document.body.appendChild(script); }, 50);</script>
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
