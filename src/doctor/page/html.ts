import { html } from "hono/html";
import { page } from "../../web/pages/page.ts";
import { IDS } from "./ids.ts";

// Its only requests are those of “Load its HTML” and of the checkbox. The inline styles are those of the
// pasted HTML, which is parsed and never shown; browsers report them otherwise.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:; connect-src *; base-uri 'none'; form-action 'none'";

/**
 * The page that finds out from a page's HTML why its form does not appear.
 *
 * @param bookmarklet the `javascript:` URL
 */
export const doctorPage = (bookmarklet: string): string =>
  String(
    page({
      title: "Doctor",
      intro:
        "There is no form on your page, although you have added it? Paste the page’s HTML, and read what is wrong, where it is, and what to do.",
      stylesheet: "pages.css",
      bar: html`<header class="bar">
      <a class="logo" href="./index.html">Web Scheduler</a>
      <nav aria-label="Pages">
        <a href="../preview/index.html">Preview</a>
        <a href="./index.html" aria-current="page">Doctor</a>
        <a href="../docs/index.html">Documentation</a>
      </nav>
    </header>`,
      body: [FORM, REPORT, bookmarkletSection(bookmarklet), PRIVACY],
    }),
  ).replace(
    "<title>",
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">
    <meta name="referrer" content="no-referrer">
    <link rel="stylesheet" href="doctor.css">
    <script defer src="doctor.js"></script>
    <title>`,
  );

const FORM = html`
        <section aria-labelledby="paste">
          <h2 id="paste">Paste your page’s HTML</h2>
          <p>On your page, press Ctrl+U (⌥⌘U on a Mac) or choose “View page source”, and copy all of it.</p>
          <noscript><p class="small">This page needs JavaScript.</p></noscript>
          <form id="${IDS.form}" class="card doctor" novalidate>
            <label for="${IDS.source}">HTML of the page</label>
            <textarea id="${IDS.source}" rows="10" spellcheck="false" autocapitalize="off" autocomplete="off" aria-describedby="${IDS.sourceStatus}"></textarea>
            <p id="${IDS.sourceStatus}" class="hint" role="status"></p>
            <label for="${IDS.url}">Address of the page, if it is online</label>
            <span class="hint" id="url-hint">Some faults depend on it. “Load its HTML” works only if the page’s server allows it.</span>
            <div class="row">
              <input id="${IDS.url}" type="url" inputmode="url" autocomplete="off" placeholder="https://" aria-describedby="url-hint">
              <button id="${IDS.load}" class="button quiet" type="button">Load its HTML</button>
              <span id="${IDS.loadStatus}" role="status"></span>
            </div>
            <label for="${IDS.messages}">Messages of the browser’s console, if there are any</label>
            <span class="hint" id="messages-hint">They show what HTML cannot: press F12 on your page, choose “Console”, load the page again, and copy what is red. The headers of the page can be added, too.</span>
            <textarea id="${IDS.messages}" rows="3" spellcheck="false" autocapitalize="off" autocomplete="off" aria-describedby="messages-hint"></textarea>
            <div class="row">
              <label class="option"><input id="${IDS.loadScript}" type="checkbox" checked> <span>Also load the script from the URL in the tag, and check it</span></label>
            </div>
            <div class="row"><button class="button" type="submit">Find the problem</button></div>
          </form>
        </section>`;

const REPORT = html`
        <section id="${IDS.report}" aria-labelledby="${IDS.summary}" hidden>
          <h2 id="${IDS.summary}" tabindex="-1"></h2>
          <div id="${IDS.result}"></div>
          <p class="small">HTML does not show everything: a policy in the page’s headers, an ad blocker, or what another script does later. If there is still no form, use the bookmarklet on the page, or paste the console’s messages above.</p>
          <div class="row start">
            <button id="${IDS.copyReport}" class="button quiet" type="button">Copy report</button>
            <span id="${IDS.reportStatus}" role="status"></span>
          </div>
        </section>`;

const bookmarkletSection = (url: string) => html`
        <section aria-labelledby="on-the-page">
          <h2 id="on-the-page">Or look at the page itself</h2>
          <p>The bookmarklet checks the page that is open, with its headers and with what its scripts have added, and shows the result there. It changes nothing.</p>
          <ol class="steps">
            <li>Drag this link to the browser’s bookmarks bar: <a id="${IDS.bookmarklet}" class="button quiet" href="${url}">Web Scheduler doctor</a></li>
            <li>Open your page.</li>
            <li>Click the bookmark.</li>
          </ol>
          <p><strong>You cannot drag it?</strong> Copy its code, add a bookmark, and paste the code as its address.</p>
          <p><strong>Nothing happens?</strong> A strict Content-Security-Policy of the page may block bookmarklets. Copy the code, press F12 on your page, choose “Console”, paste it there, and press Enter: no policy blocks that. Chrome may ask you to type “allow pasting” first. Or paste the HTML above. In a browser that is too old for the form, nothing happens either: try a current one.</p>
          <div class="row start">
            <button id="${IDS.copyCode}" class="button quiet" type="button">Copy the code</button>
            <span id="${IDS.copyStatus}" role="status"></span>
          </div>
        </section>`;

const PRIVACY = html`
        <section aria-labelledby="requests">
          <h2 id="requests">What this page sends</h2>
          <p>What you paste stays in this browser. There are no cookies and no statistics. The page makes two kinds of requests, without cookies: for your page when you choose “Load its HTML”, and for the script named in your tag if the checkbox is on. The bookmarklet loads your page and the script once more, and your page’s own scripts and frames if there is no form.</p>
        </section>`;
