import type { HostPages, Tags } from "../host-page.ts";

const insertTag = ({ dataAttributesJson, scriptUrl }: Tags, parent: string) => `
  var tag = document.createElement("script");
  tag.src = "${scriptUrl}";
  var data = ${dataAttributesJson};
  for (var name in data) tag.setAttribute(name, data[name]);
  document.${parent}.appendChild(tag);
`;

export const setup: HostPages = {
  "delayed-until-interaction": {
    everyday: true,
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
  // The script is requested before the base is there, and runs after it.
  "base-injected": {
    everyday: true,
    body: ({ dataAttributes }) => `
      <script defer src="older-version/web-scheduler.js" ${dataAttributes}></script>
      <script>document.head.insertAdjacentHTML("afterbegin", '<base href="https://evil.example/">');</script>
    `,
  },
  "document-write": {
    body: ({ dataAttributes, scriptUrl }) =>
      String.raw`<script>document.write('<script src="${scriptUrl}" ${dataAttributes}><\/script>');</script>`,
  },
  "injected-into-shadow-root": {
    body: (tags) => `
      <div id="outer"></div>
      <script>${insertTag(tags, 'getElementById("outer").attachShadow({ mode: "open" })')}</script>
    `,
  },
  "module-script": {
    body: ({ dataAttributes, scriptUrl }) =>
      `<script type="module" src="${scriptUrl}" ${dataAttributes}></script>`,
  },
  "sync-script-in-head-with-target": {
    head: ({ dataAttributes, scriptUrl }) =>
      `<script src="${scriptUrl}" ${dataAttributes} data-target="#slot"></script>`,
    body: '<div id="slot"></div>',
  },
  "duplicate-script": {
    body: ({ script }) => `
      <div id="slot">
      ${script}
      ${script}
      </div>
    `,
    diagnostic: /WS107/,
  },
  "element-inserted-later": {
    everyday: true,
    head: ({ scriptUrl }) => `<script async src="${scriptUrl}"></script>`,
    body: ({ attributes }) => `
      <div id="slot"></div>
      <script>
      addEventListener("load", function () {
        document.getElementById("slot").innerHTML = '<web-scheduler ${attributes}></web-scheduler>';
      });
      </script>
    `,
  },
  "missing-location-id": {
    everyday: true,
    body: ({ baseUrl, scriptUrl }) =>
      `<script async src="${scriptUrl}" data-base-url="${baseUrl}" data-phone="+12025550143"></script>`,
    diagnostic: /WS101 location-id/,
    fallback: /call the practice/,
  },
  "query-string-by-tag-manager": {
    body: ({ query, scriptUrl }) => `
      <div id="slot"></div>
      <script>
      var tag = document.createElement("script");
      tag.async = true;
      tag.src = "${scriptUrl}?${query.replaceAll("&amp;", "&")}&target=%23slot";
      document.head.appendChild(tag);
      </script>
    `,
  },
  "two-versions": {
    body: ({ scriptOfOlderVersion, syncScript }) => `
      <div id="slot">
      ${syncScript}
      ${scriptOfOlderVersion}
      </div>
    `,
    diagnostic: /WS107 .*0\.0\.9 and /,
  },
  "csp-blocks-requests": {
    headers: { "Content-Security-Policy": "connect-src 'self'" },
    diagnostic: /WS201/,
    fallback: /call/i,
  },
  "srcdoc-iframe": {
    everyday: true,
    body: ({ baseUrl, locationId, scriptUrl, submitUrl }) =>
      `<iframe title="Booking" width="700" height="900" srcdoc="&lt;!doctype html&gt;&lt;script src='${scriptUrl}' data-location-id='${locationId}' data-base-url='${baseUrl}' data-submit-url='${submitUrl}'&gt;&lt;/script&gt;"></iframe>`,
    isInFrame: true,
  },
};
