import type { HostPages } from "../host-page.ts";

export const interactive: HostPages = {
  "in-block-link": {
    body: ({ script }) =>
      `<a href="/other-page.html"><div><h2>Book now</h2><div id="slot">${script}</div></div></a>`,
    diagnostic: /WS108 <a>/,
  },
  "in-button": {
    body: ({ script }) =>
      `<button type="button" onclick="document.title = 'pressed'">${script}</button>`,
    diagnostic: /WS108 <button>/,
  },
  "in-clickable-card": {
    selected: "chromium",
    body: ({ script }) =>
      `<div onclick="location.href = '/other-page.html'" role="link">${script}</div>`,
    diagnostic: /WS108 <div>/,
  },
  "in-disabled-fieldset": {
    body: ({ script }) =>
      `<form><fieldset disabled><legend>Book</legend>${script}</fieldset></form>`,
  },
  "in-draggable": {
    body: ({ script }) => `<div contenteditable="false" draggable="true">${script}</div>`,
  },
  "in-label": {
    body: ({ script }) => `<label>Book <input id="other"> <span>${script}</span></label>`,
    diagnostic: /WS108 <label>/,
  },
  "in-link": {
    body: ({ script }) => `<a href="/other-page.html">${script}</a>`,
    diagnostic: /WS108 <a>/,
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
};
