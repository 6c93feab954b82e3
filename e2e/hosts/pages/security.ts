import { site } from "../../fixtures/site.ts";
import type { HostPages } from "../host-page.ts";

const csp = (policy: () => string) => () => ({ "Content-Security-Policy": policy() });

const strictCsp = csp(() =>
  [
    "default-src 'none'",
    "script-src 'nonce-larkmere'",
    "style-src 'self'",
    `connect-src ${site.otherOrigin}`,
    `img-src ${site.otherOrigin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; "),
);

export const security: HostPages = {
  "cross-origin-isolated": {
    untestable: ["webkit"],
    headers: () => ({
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Cross-Origin-Opener-Policy": "same-origin",
    }),
  },
  "csp-and-replaced-fetch": {
    selected: "chromium",
    head: '<script nonce="larkmere">window.fetch = function () { return Promise.reject(new Error("blocked")); };</script>',
    body: ({ nonceScript }) => nonceScript,
    headers: strictCsp,
  },
  "csp-blocks-requests": {
    headers: csp(() => "connect-src 'self'"),
    diagnostic: /WS201/,
    fallback: /call/i,
  },
  iframe: {
    body: '<iframe title="Booking" width="700" height="900" src="/styles/root-font-size-62-percent.html"></iframe>',
    isInFrame: true,
  },
  "nonce-csp": {
    body: ({ nonceScript }) => nonceScript,
    headers: csp(
      () =>
        `script-src 'nonce-larkmere' 'strict-dynamic'; object-src 'none'; base-uri 'none'; connect-src ${site.otherOrigin}`,
    ),
  },
  "sandbox-without-forms": { headers: csp(() => "sandbox allow-scripts allow-same-origin") },
  "sandbox-without-storage": { headers: csp(() => "sandbox allow-scripts") },
  "sandboxed-iframe": {
    body: '<iframe title="Booking" width="700" height="900" sandbox="allow-scripts" src="/styles/root-font-size-62-percent.html"></iframe>',
    isInFrame: true,
  },
  "srcdoc-iframe": {
    selected: "every engine",
    body: ({ baseUrl, locationId, scriptUrl, submitUrl }) =>
      `<iframe title="Booking" width="700" height="900" srcdoc="&lt;!doctype html&gt;&lt;script src='${scriptUrl}' data-location-id='${locationId}' data-base-url='${baseUrl}' data-submit-url='${submitUrl}'&gt;&lt;/script&gt;"></iframe>`,
    isInFrame: true,
  },
  "strict-csp": { body: ({ nonceScript }) => nonceScript, headers: strictCsp },
};
