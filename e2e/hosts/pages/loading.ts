import type { HostPages, Tags } from "../host-page.ts";

/** Code that creates the script tag and appends it to a node of the document. */
const insertTag = ({ dataAttributesJson, scriptUrl }: Tags, parent: string) => `
  var tag = document.createElement("script");
  tag.src = "${scriptUrl}";
  var data = ${dataAttributesJson};
  for (var name in data) tag.setAttribute(name, data[name]);
  document.${parent}.appendChild(tag);
`;

export const loading: HostPages = {
  "consent-manager": {
    body: ({ dataAttributes, scriptUrl }) => `
      <button id="agree">I agree</button>
      <div id="slot"><script type="text/plain" data-category="functional" src="${scriptUrl}" ${dataAttributes}></script></div>
      <script>
      document.getElementById("agree").onclick = function () {
        document.querySelectorAll("script[type='text/plain']").forEach(function (blocked) {
          var script = document.createElement("script");
          Array.prototype.forEach.call(blocked.attributes, function (attribute) {
            if (attribute.name !== "type") script.setAttribute(attribute.name, attribute.value);
          });
          blocked.parentNode.replaceChild(script, blocked);
        });
      };
      </script>
    `,
    before: (page) => page.locator("#agree").click(),
  },
  "deferred-script": {
    body: ({ dataAttributes, scriptUrl }) =>
      `<script defer src="${scriptUrl}" ${dataAttributes}></script>`,
  },
  "delayed-until-interaction": {
    selected: "chromium",
    body: ({ dataAttributes, scriptUrl }) => `
      <div id="slot"><script type="rocketlazyloadscript" data-rocket-src="${scriptUrl}" ${dataAttributes}></script></div>
      <script>
      addEventListener("pointermove", function () {
        var lazy = document.querySelector("[data-rocket-src]"), copy = document.createElement("script");
        for (var i = 0; i < lazy.attributes.length; i++) {
          var name = lazy.attributes[i].name, value = lazy.attributes[i].value;
          if (name !== "type" && name !== "data-rocket-src") copy.setAttribute(name, value);
        }
        copy.src = lazy.getAttribute("data-rocket-src");
        lazy.parentNode.replaceChild(copy, lazy);
      }, { once: true });
      </script>
    `,
    before: async (page) => {
      await page.mouse.move(200, 200);
      await page.mouse.move(210, 220);
    },
  },
  "document-write": {
    body: ({ dataAttributes, scriptUrl }) =>
      String.raw`<script>document.write('<script src="${scriptUrl}" ${dataAttributes}><\/script>');</script>`,
  },
  "fetched-as-inline-script": {
    body: ({ dataAttributes, scriptUrl }) => `
      <div id="slot"><script type="text/delayed" src="${scriptUrl}" ${dataAttributes}></script></div>
      <script>
      fetch("${scriptUrl}").then(function (response) { return response.text(); }).then(function (code) {
        var script = document.createElement("script");
        script.text = code;
        document.head.appendChild(script);
      });
      </script>
    `,
  },
  "injected-into-shadow-root": {
    body: (tags) => `
      <div id="outer"></div>
      <script>${insertTag(tags, 'getElementById("outer").attachShadow({ mode: "open" })')}</script>
    `,
  },
  "injected-on-dom-content-loaded": {
    body: (tags) => `
      <div id="slot"></div>
      <script>addEventListener("DOMContentLoaded", function () {${insertTag(tags, 'getElementById("slot")')}});</script>
    `,
  },
  injected: {
    body: (tags) => `
      <div id="slot"></div>
      <script>${insertTag(tags, 'getElementById("slot")')}</script>
    `,
  },
  "module-script": {
    body: ({ dataAttributes, scriptUrl }) =>
      `<script type="module" src="${scriptUrl}" ${dataAttributes}></script>`,
  },
  preloaded: {
    head: ({ recordUrl, scriptUrl }) => `
      <link rel="preload" as="fetch" crossorigin href="${recordUrl}">
      <link rel="preload" as="script" href="${scriptUrl}">
    `,
  },
  "rocket-loader": {
    body: ({ dataAttributes, scriptUrl }) => `
      <div id="slot"><script type="4af1-text/javascript" src="${scriptUrl}" ${dataAttributes}></script></div>
      <script>
      addEventListener("load", function () {
        var inert = document.querySelector('[type$="-text/javascript"]'), copy = document.createElement("script");
        copy.src = inert.src;
        document.body.appendChild(copy);
      });
      </script>
    `,
  },
  "script-in-head": { head: ({ script }) => script, body: "<p>Book below.</p>" },
  "sync-script-in-head-with-target": {
    head: ({ dataAttributes, scriptUrl }) =>
      `<script src="${scriptUrl}" ${dataAttributes} data-target="#slot"></script>`,
    body: '<div id="slot"></div>',
  },
  "sync-script": { body: ({ syncScript }) => syncScript },
  "xhr-and-eval": {
    body: ({ dataAttributes, scriptUrl }) => `
      <div id="slot"><script type="text/delayed" src="${scriptUrl}" ${dataAttributes}></script></div>
      <script>
      var request = new XMLHttpRequest();
      request.open("GET", "${scriptUrl}");
      request.onload = function () { (0, eval)(request.responseText); };
      request.send();
      </script>
    `,
  },
};
