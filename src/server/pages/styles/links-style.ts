import { COLORS, LOGO } from "./colors.ts";

/**
 * The style of the links below a practice's page. They have the colors of the server's pages, because
 * they are not the practice's.
 */
export const LINKS_STYLE = `<style>${COLORS.replace(":root", ".dev-links")}
.dev-links { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: .25rem; padding: .6rem 1rem; border-top: 1px solid var(--border); background: var(--surface); font: 1rem/1.5 var(--sans); }
.dev-links a { padding: .35rem .8rem; border-radius: .55rem; color: var(--muted); text-decoration: none; }
.dev-links a:hover { background: var(--inset); color: var(--text); }
.dev-links a:first-child { display: inline-flex; align-items: center; gap: .6rem; color: var(--text); font-weight: 650; }
.dev-links a:first-child::before { ${LOGO} }
@media (max-width: 36rem) { .dev-links a:first-child { flex-basis: 100%; justify-content: center; } }
.dev-links :focus-visible { outline-color: var(--accent); }
</style>
`;
