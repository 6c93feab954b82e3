import { print } from "../actions.ts";
import type { HostPages } from "../host-page.ts";

export const media: HostPages = {
  "color-scheme-dark": {
    style: `
      :root { color-scheme: dark; }
      body { background: #101418; color: #eee; }
    `,
  },
  "dark-background": { style: "body { background: #101418; color: #eee; }" },
  "forced-colors": {
    style: "body { color: #123; }",
    before: (page) => page.emulateMedia({ forcedColors: "active" }),
  },
  print: {
    style: "@media print { nav { display: none; } * { background: none !important; } }",
    body: ({ script }) => `
      <nav>Home</nav>
      <div id="slot">${script}</div>
    `,
    midway: print,
  },
};
