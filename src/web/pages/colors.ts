/**
 * The colors of all pages that are not a practice's: this server's, the receiver's inbox, and the
 * preview, whose HTML gets them from the build. Ink, accent and radius are those of an unbranded form.
 */
export const COLORS = `
:root {
  color-scheme: light dark;
  --page: light-dark(#eef2f3, #0d1117);
  --surface: light-dark(#ffffff, #161b22);
  --inset: light-dark(#f6f8f9, #11161d);
  --raised: light-dark(#ffffff, #333c47);
  --text: light-dark(#1d2733, #e7ecf1);
  --muted: light-dark(#52606d, #a9b5c1);
  --border: light-dark(#d5dade, #343a42);
  --control-border: light-dark(#7c868f, #76838f);
  --accent: light-dark(#0b6470, #7fd1d4);
  --on-accent: light-dark(#ffffff, #0d1b1e);
  --accent-bg: light-dark(#e7f0f1, #1d3138);
  --band: light-dark(#0b6470, #12353c);
  --on-band: light-dark(#ffffff, #e7ecf1);
  --error: light-dark(#a3262a, #f4a9a6);
  --error-bg: light-dark(#fbeceb, #3a1e1e);
  --warning: light-dark(#7a4a00, #eac07a);
  --warning-bg: light-dark(#fcf2dd, #332813);
  --success: light-dark(#11633f, #7fd6a8);
  --literal: light-dark(#6a3fa0, #c9aef0);
  --radius: .625rem;
  --shadow: 0 1px 2px rgb(20 30 30 / 6%), 0 4px 16px rgb(20 30 30 / 4%);
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  background: var(--page);
  color: var(--text);
}
@media print {
  :root { --band: none; --on-band: var(--text); color-scheme: light; background: none; }
}
`;

/** The declarations of the square before the product's name: the band with its arc. */
export const LOGO = `content: ""; width: 1.5rem; aspect-ratio: 1; border-radius: .45rem; background: radial-gradient(100% 75% at 50% 120%, color-mix(in srgb, var(--accent) 40%, var(--surface)) 97%, transparent), var(--accent);`;
