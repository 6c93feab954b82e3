import { leavePageAndGoBack, leaveRouteAndReturn, visitOtherPage } from "../actions.ts";
import type { HostPages } from "../host-page.ts";

export const navigation: HostPages = {
  "back-forward": {
    selected: "chromium",
    body: ({ script }) => `
      ${script}
      <p><a id="other-page" href="/other-page.html">Other page</a></p>
    `,
    midway: leavePageAndGoBack,
    clearsAnswers: true,
    // Playwright loses its connection to a page that Firefox restores from the bfcache.
    untestable: ["firefox", "webkit"],
  },
  "client-side-route": {
    body: ({ scriptWithTarget }) => `
      <div id="app"><div id="slot"></div></div>
      ${scriptWithTarget("#slot")}
      <script>
      var view;
      window.leaveRoute = function () { history.pushState({}, "", "?team"); view = document.getElementById("slot"); view.remove(); };
      window.returnToRoute = function () { history.back(); document.getElementById("app").appendChild(view); };
      </script>
    `,
    midway: leaveRouteAndReturn,
  },
  prerendered: {},
  "speculation-rules": {
    head: '<script type="speculationrules">{ "prerender": [{ "urls": ["/navigation/prerendered.html"], "eagerness": "immediate" }] }</script>',
    body: '<p><a id="go" href="/navigation/prerendered.html">Book</a></p>',
    before: (page) => page.locator("#go").click(),
  },
  turbo: {
    head: '<script src="/node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js"></script>',
    body: ({ script }) => `
      <a id="other-page" href="/other-page.html">Other page</a>
      <div id="slot">${script}</div>
    `,
    midway: visitOtherPage,
    clearsAnswers: true,
  },
};
