import type { HostPages } from "../host-page.ts";

export const globals: HostPages = {
  "amd-define-without-loader": {
    script: `
      window.define = function () { throw new Error("Mismatched anonymous define()"); };
      window.define.amd = {};
      window.module = { exports: {} };
      window.exports = window.module.exports;
    `,
  },
  "element-id-web-scheduler": {
    body: ({ script }) => `
      <div id="WebScheduler"></div>
      ${script}
    `,
  },
  "element-ids-of-window-properties": {
    untestable: ["webkit"],
    body: ({ script }) => `
      <form id="crypto" name="fetch"></form>
      <a id="CSSStyleSheet"></a>
      <form name="defaultView"></form>
      <img name="baseURI" alt="">
      <form name="visibilityState"></form>
      ${script}
    `,
  },
  "form-named-add-event-listener": {
    untestable: ["webkit"],
    body: ({ script }) => `
      <form name="addEventListener"></form>
      <form name="querySelector"></form>
      <img name="querySelectorAll" alt="">
      <form name="readyState"></form>
      <img name="activeElement" alt="">
      ${script}
    `,
  },
  "form-named-body": {
    selected: "chromium",
    body: ({ scriptWithTarget }) => `
      <form name="body"></form>
      <form name="documentElement"></form>
      <form name="head"></form>
      ${scriptWithTarget("#slot")}
      <div id="slot"></div>
    `,
  },
  "form-named-create-element": {
    body: ({ script }) => `
      <form name="createElement"></form>
      <img name="createTextNode" alt="">
      <form name="createElementNS"></form>
      ${script}
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
  "image-named-current-script": {
    body: ({ syncScript }) => `
      <img name="currentScript" alt="">
      ${syncScript}
    `,
  },
};
