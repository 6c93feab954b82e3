import { replaceTexts, wrapTexts } from "../../fixtures/translate-page.ts";
import * as actions from "../actions.ts";
import type { HostPages, Tags } from "../host-page.ts";

const morphWith = ({ script }: Tags, morph: string) => `
  <main id="app"><p class="old">Old</p><div id="slot">${script}</div></main>
  <script>
  window.morph = function () {
    var main = document.getElementById("app"), next = main.cloneNode(true);
    next.querySelector("p").className = "new";
    next.insertBefore(document.createElement("hr"), next.firstChild);
    ${morph}(main, next);
  };
  </script>
`;

export const updates: HostPages = {
  "body-rewritten-repeatedly": {
    selected: "chromium",
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
  "body-rewritten": {
    body: ({ script }) => `
      <div id="slot">${script}</div>
      <script>
      addEventListener("load", function () {
        setTimeout(function () { document.body.innerHTML = document.body.innerHTML.replace(/See you soon/g, "See you very soon"); }, 300);
      });
      </script>
    `,
    before: actions.waitForText(/very soon/),
  },
  "container-emptied": {
    body: ({ script }) => `
      <div id="slot">${script}</div>
      <script>
      addEventListener("load", function () { setTimeout(function () { document.getElementById("slot").innerHTML = ""; }, 300); });
      </script>
    `,
    before: actions.waitUntilReinserted,
  },
  "document-opened": {
    body: ({ script }) => String.raw`
      ${script}
      <script>
      function reopen() {
        var html = document.documentElement.outerHTML;
        document.open();
        document.write("<!doctype html>" + html.replace(/<web-scheduler[^]*<\/web-scheduler>/, ""));
        document.close();
        window.isReopened = true;
      }
      </script>
    `,
    before: actions.reopenDocument,
  },
  "extension-adds-icons": { midway: actions.addIcons },
  "extension-sets-values": { midway: actions.setValueSilently },
  "form-moved": {
    selected: "every engine",
    body: ({ script }) => `
      <div id="one">${script}</div>
      <div id="two"></div>
      <script>
      window.move = function () { document.getElementById("two").appendChild(document.querySelector("web-scheduler")); };
      </script>
    `,
    midway: actions.call("move"),
  },
  "form-wrapped": {
    head: '<script src="/node_modules/jquery/dist/jquery.js"></script>',
    body: ({ script }) => `
      <div id="slot">${script}</div>
      <script>window.wrap = function () { jQuery("web-scheduler").wrap("<section class=card></section>"); };</script>
    `,
    midway: actions.call("wrap"),
  },
  "htmx-swap": {
    head: '<script src="/node_modules/htmx.org/dist/htmx.min.js"></script>',
    body: ({ script }) => `
      <div id="slot">${script}</div>
      <button id="swap" hx-get="/fragment.html" hx-target="#slot">Book</button>
    `,
    before: actions.swap,
  },
  idiomorph: {
    head: '<script src="/node_modules/idiomorph/dist/idiomorph.js"></script>',
    body: (tags) => morphWith(tags, "Idiomorph.morph"),
    midway: actions.call("morph"),
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
  morphdom: {
    head: '<script src="/node_modules/morphdom/dist/morphdom-umd.js"></script>',
    body: (tags) => morphWith(tags, "morphdom"),
    midway: actions.call("morph"),
  },
  "target-rerendered": {
    body: ({ scriptWithTarget }) => `
      <div id="app"><div id="slot"></div></div>
      ${scriptWithTarget("#slot")}
      <script>
      addEventListener("load", function () { setTimeout(function () { document.getElementById("app").innerHTML = '<div id="slot"></div>'; window.isRerendered = true; }, 300); });
      </script>
    `,
    before: actions.waitUntilRerendered,
  },
  "translator-replaces-text": { selected: "chromium", midway: replaceTexts },
  "translator-wraps-text": { midway: wrapTexts },
};
