/**
 * The colors of all pages that are not a practice's: this server's, the receiver's inbox, and the
 * preview, whose HTML gets them from the build. Muted surfaces keep the focus on the content; the
 * accent color marks links and controls.
 */
export const COLORS = `
:root {
  color-scheme: light dark;
  --page: light-dark(#efeee9, #0f1416);
  --surface: light-dark(#ffffff, #1a2124);
  --inset: light-dark(#f7f6f2, #141a1d);
  --raised: light-dark(#ffffff, #39474c);
  --text: light-dark(#1d282d, #e4ecec);
  --muted: light-dark(#55636a, #a3b4b7);
  --border: light-dark(#dedbd2, #2f3b3f);
  --control-border: light-dark(#7d888d, #76868a);
  --accent: light-dark(#0b6b62, #74d3c5);
  --on-accent: light-dark(#ffffff, #0c1f1c);
  --accent-bg: light-dark(#e2efec, #17322f);
  --error: light-dark(#a3262a, #f4a9a6);
  --error-bg: light-dark(#fbeceb, #3a1e1e);
  --warning: light-dark(#7a4a00, #eac07a);
  --warning-bg: light-dark(#fcf2dd, #332813);
  --success: light-dark(#11633f, #7fd6a8);
  --literal: light-dark(#6a3fa0, #c9aef0);
  --shadow: 0 1px 2px rgb(20 30 30 / 6%), 0 4px 16px rgb(20 30 30 / 4%);
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  background: var(--page);
  color: var(--text);
}
@media print {
  :root { color-scheme: light; background: none; }
}
`;

/** The declarations of the square before the product's name. */
export const LOGO = `content: ""; width: 1.5rem; aspect-ratio: 1; border-radius: .45rem; background: linear-gradient(135deg, transparent 62%, var(--on-accent) 62% 68%, transparent 68%), var(--accent);`;
