import type { HostPages } from "../host-page.ts";

export const markup: HostPages = {
  "base-href": { head: '<base href="https://cdn.practice.example/theme/" target="_blank">' },
  "html4-doctype": {
    start: '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><HTML>',
    body: ({ script }) => `<center><font size="2">${script}</font></center>`,
  },
  "in-details": {
    body: ({ script }) => `<details open><summary>Book</summary>${script}</details>`,
  },
  "in-dialog": {
    body: ({ script }) => `
      <button id="open" onclick="document.querySelector('dialog').showModal()">Book</button>
      <dialog>${script}</dialog>
    `,
    before: (page) => page.locator("#open").click(),
  },
  "in-paragraph": { body: ({ script }) => `<p>Book here: ${script} or call.</p>` },
  "in-table": {
    body: ({ script }) => `<table border="1"><tr>${script}<td>Hours</td></tr></table>`,
  },
  "no-body-tag": {
    document: ({ dataAttributes, scriptUrl }) => `
      <!doctype html>
      <title>Larkmere Dental</title>
      <script src="${scriptUrl}" ${dataAttributes}></script>
      <p id="after">See you soon.
    `,
  },
  "quirks-mode": {
    start: "<html>",
    body: ({ script }) => `<table><tr><td>${script}</td></tr></table>`,
  },
  xhtml: {
    selected: "every engine",
    document: ({ dataAttributes, scriptUrl }) => `
      <?xml version="1.0" encoding="utf-8"?>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
      <head><title>Larkmere Dental</title></head>
      <body>
      <h1>Larkmere Dental</h1>
      <div id="slot"><script src="${scriptUrl}" ${dataAttributes}></script></div>
      <p id="after">See you soon.</p>
      </body>
      </html>
    `,
    isXhtml: true,
  },
};
