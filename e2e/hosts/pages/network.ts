import { expectHiddenIframe } from "../actions.ts";
import type { HostPages } from "../host-page.ts";

export const network: HostPages = {
  "abort-controller-missing": {
    script: `
      delete window.AbortController;
      delete window.AbortSignal;
    `,
  },
  "fetch-changes-url": {
    script: `
      var originalFetch = window.fetch;
      window.fetch = function (url) { return originalFetch("/other-page.html?" + url); }.bind(window);
    `,
  },
  "fetch-deleted": {
    script: `
      delete window.fetch;
      delete window.Request;
      delete window.Response;
      delete window.Headers;
    `,
  },
  "fetch-lowercases-url": {
    script: `
      var originalFetch = window.fetch;
      window.fetch = function (input, options) { return originalFetch(String(input.url || input).toLowerCase(), options && { method: options.method }); };
    `,
  },
  "fetch-returns-undefined": { script: "window.fetch = function () {};" },
  "fetch-undefined": { selected: "chromium", script: "window.fetch = undefined;" },
  "fetch-wrapped-and-iframes-shown": {
    style: "iframe { display: block !important; width: 300px; height: 300px }",
    script: "const own = fetch; window.fetch = (...values) => own(...values)",
    midway: expectHiddenIframe,
  },
  "fetch-wrapped": {
    script: `
      var originalFetch = window.fetch;
      window.fetch = function () {
        return originalFetch.apply(window, arguments).then(function (response) { window.lastStatus = response.status; return response; });
      };
    `,
  },
  "promise-deleted": { script: "delete window.Promise;" },
  "promise-finally-missing": {
    body: ({ script }) => `
      <script>delete Promise.prototype.finally;</script>
      ${script}
    `,
  },
  "promise-replaced": {
    script:
      "window.Promise = function (executor) { var value; executor(function (result) { value = result; }, function () {}); this.then = function (callback) { callback(value); return this; }; };",
  },
  "request-redeclared-with-const": {
    script: `
      const Request = class {};
      const Response = class {};
      let Headers = null;
    `,
  },
  "request-redeclared-with-var": {
    script: `
      var Request = { get: function () {} };
      var Headers = ["Name", "Phone"];
      var Response = "ok";
    `,
  },
  "streams-missing": {
    script: `
      delete window.ReadableStream;
      delete window.TextDecoder;
      delete window.TextEncoder;
    `,
  },
  "url-replaced": {
    script: `
      var URL = "https://larkmere.example/";
      var URLSearchParams = function () {};
    `,
  },
};
