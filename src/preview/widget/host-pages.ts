const PLAIN = `<style>
:root { font: 16px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
body { margin: 0; padding: clamp(0px, 3vw, 32px); }
#widget, web-scheduler { max-width: 44rem; margin-inline: auto; }
</style><div id="widget"></div>`;

const PRACTICE = `<style>
:root { font: 17px/1.6 Georgia, serif; background: light-dark(#fffaf2, #1d1a16); color: light-dark(#3b2f24, #efe6da); }
body { margin: 0; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 24px; background: #0e4f63; color: #fff; padding: 20px clamp(16px, 4vw, 48px); }
header b { font-size: 26px; } header a { color: #ffe3ad; } p { unicode-bidi: plaintext; } [dir=rtl] p { text-align: right; }
main { display: grid; gap: 32px; padding: 32px clamp(16px, 4vw, 48px); }
@media (min-width: 900px) { main { grid-template-columns: minmax(0, 1fr) minmax(0, 30rem); } }
h1 { font-size: clamp(28px, 5vw, 44px); line-height: 1.15; margin: 0 0 12px; }
i { display: block; aspect-ratio: 16 / 9; border-radius: 12px; background: linear-gradient(120deg, #7fc8c2, #f0d9a8 60%, #e89b7a); }
</style><header><b>A practice’s website</b> <a>Our team</a> <a>Find us</a></header>
<main><div><h1>Gentle care for the whole family</h1><i></i>
<p>We have looked after smiles in this neighborhood for years. Tell us what you need, and we will find a time for you.</p>
</div><div id="widget"></div></main>`;

/** Pages to show the widget on; it replaces `#widget`. */
export const HOST_PAGES = {
  plain: { title: "Plain page", body: PLAIN },
  practice: { title: "Practice page", body: PRACTICE },
} as const;

export type HostPageName = keyof typeof HOST_PAGES;

/** The HTML document of a host page, in standards mode. It contains no part of a draft. */
export const hostDocument = (name: HostPageName) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title></head><body>${HOST_PAGES[name].body}</body></html>`;
