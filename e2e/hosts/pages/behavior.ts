import { expect } from "@playwright/test";
import { replaceTexts } from "../../fixtures/translate-page.ts";
import * as actions from "../actions.ts";
import type { HostPage, HostPages } from "../host-page.ts";

/** A page that replaces the tag and the form by this HTML; then the form is where the selector says. */
const rewritten = (html: string, selector: string): HostPage => ({
  everyday: true,
  body: ({ script }) => `
    <div id="slot">${script}</div>
    <script>
    addEventListener("load", function () {
      setTimeout(function () {
        var slot = document.getElementById("slot");
        slot.innerHTML = ${html};
        slot.className = "rewritten";
      }, 300);
    });
    </script>
  `,
  before: (page) => expect(page.locator(`.rewritten > ${selector}`)).toHaveCount(1),
});

export const behavior: HostPages = {
  "blurs-focused-element": {
    everyday: true,
    script: 'addEventListener("focusin", () => document.activeElement.blur())',
  },
  "input-stopped": {
    script:
      'window.addEventListener("input", function (event) { event.stopImmediatePropagation(); }, true);',
  },
  "submit-stopped": {
    script: `
      document.addEventListener("submit", function (event) { event.stopImmediatePropagation(); event.preventDefault(); }, true);
      HTMLFormElement.prototype.submit = function () {};
    `,
  },
  "in-clickable-card": {
    everyday: true,
    body: ({ script }) =>
      `<div onclick="location.href = '/other-page.html'" role="link">${script}</div>`,
    diagnostic: /WS108 <div>/,
  },
  "in-web-forms": {
    body: ({ script }) => `
      <form id="aspnetForm" method="post" action="/other-page.html" onkeypress="return event.keyCode !== 13" onsubmit="document.title = 'submitted'">
      <input type="hidden" name="__VIEWSTATE" value="x">
      <div>${script}</div>
      <input type="submit" value="Search">
      </form>
    `,
  },
  "body-rewritten-repeatedly": {
    everyday: true,
    body: ({ script }) => `
      <div id="slot">${script}</div>
      <script>
      var rewritesLeft = 3;
      addEventListener("load", function rewrite() {
        if (rewritesLeft--) setTimeout(function () { document.body.innerHTML += ""; rewrite(); }, 200);
      });
      </script>
    `,
    before: actions.waitUntilRewritten,
  },
  "container-emptied": rewritten('""', "div > web-scheduler"),
  "tag-written-again": rewritten(
    'slot.querySelector("script").outerHTML',
    "script + div > web-scheduler",
  ),
  "extension-adds-icons": { midway: actions.addIcons },
  "form-moved": {
    everyday: true,
    body: ({ script }) => `
      <div id="one">${script}</div>
      <div id="two"></div>
      <script>
      window.move = function () { document.getElementById("two").appendChild(document.querySelector("web-scheduler")); };
      </script>
    `,
    midway: actions.call("move"),
  },
  "htmx-swap": {
    head: '<script src="/node_modules/htmx.org/dist/htmx.min.js"></script>',
    body: ({ script }) => `
      <div id="slot">${script}</div>
      <button id="swap" hx-get="/fragment.html" hx-target="#slot">Book</button>
    `,
    before: actions.swap,
  },
  "location-id-changed": {
    head: ({ scriptUrl }) => `<script async src="${scriptUrl}"></script>`,
    body: ({ attributes, otherLocationId }) => `
      <web-scheduler ${attributes}></web-scheduler>
      <script>window.change = function () { document.querySelector("web-scheduler").setAttribute("location-id", "${otherLocationId}"); };</script>
    `,
    midway: actions.call("change"),
    clearsAnswers: true,
  },
  "translator-replaces-text": { everyday: true, midway: replaceTexts },
  "back-forward": {
    everyday: true,
    body: ({ script }) => `
      ${script}
      <p><a id="other-page" href="/other-page.html">Other page</a></p>
    `,
    midway: actions.leavePageAndGoBack,
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
    midway: actions.leaveRouteAndReturn,
  },
  turbo: {
    head: '<script src="/node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js"></script>',
    body: ({ script }) => `
      <a id="other-page" href="/other-page.html">Other page</a>
      <div id="slot">${script}</div>
    `,
    midway: actions.visitOtherPage,
    clearsAnswers: true,
  },
};
