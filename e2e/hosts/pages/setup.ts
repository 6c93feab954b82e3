import type { HostPages } from "../host-page.ts";

export const setup: HostPages = {
  "duplicate-script-with-target": {
    body: ({ scriptWithTarget }) => `
      <div id="slot"></div>
      ${scriptWithTarget("#slot")}
      ${scriptWithTarget("#slot")}
    `,
    diagnostic: /WS107/,
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
    selected: "chromium",
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
  element: {
    head: ({ scriptUrl }) => `<script async src="${scriptUrl}"></script>`,
    body: ({ attributes }) =>
      `<div style="min-height: 32rem"><web-scheduler ${attributes}><a href="tel:+12025550143">Call us</a></web-scheduler></div>`,
  },
  "invalid-target": {
    body: ({ scriptWithTarget }) => scriptWithTarget("<<div>"),
    diagnostic: /WS103/,
  },
  "location-in-two-places": {
    body: ({ script }) => `
      <div id="one">${script}</div>
      <div id="two">${script}</div>
    `,
    forms: 2,
  },
  "missing-location-id": {
    selected: "chromium",
    body: ({ baseUrl, scriptUrl }) =>
      `<script async src="${scriptUrl}" data-base-url="${baseUrl}" data-phone="+12025550143"></script>`,
    diagnostic: /WS101 location-id/,
    fallback: /call the practice/,
  },
  mount: {
    body: ({ baseUrl, locationId, scriptUrl, submitUrl }) => `
      <div id="slot"></div>
      <script src="${scriptUrl}"></script>
      <script>WebScheduler.mount("#slot", { locationId: "${locationId}", baseUrl: "${baseUrl}", submitUrl: "${submitUrl}" });</script>
    `,
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
  "query-string-with-target": {
    head: ({ query, scriptUrl }) =>
      `<script async src="${scriptUrl}?${query}&amp;target=%23slot"></script>`,
    body: '<div id="slot"></div>',
  },
  "query-string": {
    body: ({ query, scriptUrl }) =>
      `<div id="slot"><script async src="${scriptUrl}?${query}"></script></div>`,
  },
  "script-reinserted": {
    body: ({ script }) => `
      <div id="slot">${script}</div>
      <script>
      addEventListener("load", function () {
        var old = document.querySelector("#slot script"), copy = document.createElement("script");
        for (var i = 0; i < old.attributes.length; i++) copy.setAttribute(old.attributes[i].name, old.attributes[i].value);
        old.replaceWith(copy);
      });
      </script>
    `,
    diagnostic: /WS107/,
  },
  "target-not-found": {
    body: ({ scriptWithTarget }) => scriptWithTarget("#nowhere"),
    diagnostic: /WS103/,
  },
  "two-locations": {
    body: ({ script, scriptOfOtherLocation }) => `
      <div id="one">${script}</div>
      <div id="two">${scriptOfOtherLocation}</div>
    `,
    forms: 2,
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
};
