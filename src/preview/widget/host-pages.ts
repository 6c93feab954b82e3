/** A page to show the widget on. */
export interface HostPage {
  title: string;
  /** HTML of its head. */
  head: string;
  /** HTML of its body; the widget replaces `#widget`. */
  body: string;
}

const PLAIN = `<style>
:root { font: 16px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
body { margin: 0; padding: clamp(0px, 3vw, 32px); }
#widget, web-scheduler { max-width: 44rem; margin-inline: auto; }
</style>`;

const BUSY = `<style>
:root { font: 17px/1.6 Georgia, serif; background: light-dark(#fffaf2, #1d1a16); color: light-dark(#3b2f24, #efe6da); }
body { margin: 0; }
header { background: #0e4f63; color: #fff; padding: 20px clamp(16px, 4vw, 48px); display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: baseline; }
header b { font-size: 26px; } header a { color: #ffe3ad; }
.banner { background: #f3b33d; color: #2d1d00; padding: 8px clamp(16px, 4vw, 48px); font-weight: bold; }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 32px; padding: 32px clamp(16px, 4vw, 48px); }
@media (min-width: 900px) { main { grid-template-columns: minmax(0, 1fr) minmax(0, 30rem); } }
h1 { font-size: clamp(28px, 5vw, 44px); line-height: 1.15; margin: 0 0 12px; }
.photo { aspect-ratio: 16 / 9; border-radius: 12px; background: linear-gradient(120deg, #7fc8c2, #f0d9a8 60%, #e89b7a); }
aside { border: 4px double #0e4f63; padding: 12px 18px; }
footer { padding: 24px clamp(16px, 4vw, 48px); background: #23313a; color: #d8e2e8; }
</style>`;

const DARK = `<style>
:root { color-scheme: dark; font: 16px/1.55 system-ui, sans-serif; background: #0c1014; color: #dfe6ec; }
body { margin: 0; padding: clamp(16px, 5vw, 56px); }
h1 { font-size: clamp(26px, 4vw, 40px); letter-spacing: -0.02em; }
#widget, web-scheduler { max-width: 44rem; }
p { color: #93a4b3; max-width: 44rem; }
</style>`;

const BUSY_BODY = `<header><b>A practice’s website</b> <a>Our team</a> <a>Prices</a> <a>Find us</a></header>
<p class="banner" style="margin:0">New patients are welcome this month.</p>
<main><div><h1>Gentle care for the whole family</h1><div class="photo"></div>
<p>We have looked after smiles in this neighborhood for years. Tell us what you need, and we will find a time for you.</p>
<aside>Parking is behind the building.</aside></div><div id="widget"></div></main>
<footer>Open Monday to Friday</footer>`;

export const HOST_PAGES = {
  plain: { title: "Plain page", head: PLAIN, body: `<div id="widget"></div>` },
  busy: { title: "Busy page", head: BUSY, body: BUSY_BODY },
  dark: {
    title: "Dark page",
    head: DARK,
    body: `<h1>Book a visit</h1><p>This page is dark by design.</p><div id="widget"></div>`,
  },
} as const satisfies Record<string, HostPage>;

export type HostPageName = keyof typeof HOST_PAGES;

/** The HTML document of a host page, in standards mode. It contains no part of a draft. */
export const hostDocument = ({ head, body }: HostPage) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title>${head}</head><body>${body}</body></html>`;
