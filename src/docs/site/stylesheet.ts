/** What the documentation adds to the base and the layout of all pages (web/pages/stylesheet.ts). */
export const docsStyles = `
ul, ol { margin: 0; text-wrap: pretty; }
main:focus-visible { outline: none; }
input { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--control-border); border-radius: var(--radius); background: var(--surface); color: var(--text); font: inherit; }
.skip { position: absolute; inset-block-start: -10rem; padding: .6rem 1rem; background: var(--surface); }
.skip:focus { inset-block-start: .5rem; inset-inline-start: .5rem; z-index: 2; }
.columns { display: grid; gap: 1.5rem; padding: 1.25rem max(clamp(1rem, 4vw, 2.5rem), (100% - 70rem) / 2) 4rem; }
.columns main { --above: 1.25rem; display: flow-root; min-width: 0; padding: 0; }
main > :is(p, ul, ol, blockquote) { max-width: 44rem; margin-block: .9rem; }
main > :is(h2, h3) { margin-block: 2.25rem .75rem; }
main :is(ul, ol) { padding-inline-start: 1.5rem; }
main li + li { margin-top: .4rem; }
blockquote { margin-inline: 0; padding: .9rem 1.2rem; border-inline-start: 4px solid var(--warning); background: var(--warning-bg); border-radius: 0 var(--radius) var(--radius) 0; }
.code { margin-block: 1.1rem; }
[data-language="text"] pre { white-space: pre-wrap; }
.table { margin-block: 1.1rem; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; }
th, td { min-width: 6rem; padding: .55rem 1rem .55rem 0; border-bottom: 1px solid var(--border); text-align: start; vertical-align: top; }
.pages h2, .results :is(p, span), .filter p, th, footer { color: var(--muted); font-size: .84375rem; }
footer { margin-top: 3rem; }

/* The search, and the list of pages. */
search { position: relative; display: flex; flex: 1 1 18rem; gap: .75rem; align-items: center; max-width: 34rem; margin-block: .4rem; }
.results { position: absolute; z-index: 1; inset-block-start: calc(100% + .5rem); inset-inline: 0; max-height: min(32rem, 75vh); overflow: auto; padding: .75rem; border: 1px solid var(--border); border-radius: .875rem; background: var(--surface); box-shadow: var(--shadow); }
.results p { padding-inline: .5rem; }
.results :is(strong, span) { display: block; }
:is(.pages ul, .groups ul, .tasks, .results ol) { padding: 0; list-style: none; }
:is(.pages, .results) a { display: block; border-radius: var(--radius); color: var(--text); text-decoration: none; }
.results a { padding: .5rem; overflow-wrap: anywhere; }
.results a:is(:hover, :focus-visible) { background: var(--accent-bg); outline-offset: -3px; }
.pages summary { min-height: 2.75rem; align-content: center; font-weight: 600; }
.pages h2 { margin-top: 1.25rem; }
.pages a { padding: .3rem .75rem; margin-inline-start: -.75rem; border-inline-start: 3px solid transparent; }
.pages a:hover { background: var(--inset); }
.pages a[aria-current] { border-color: var(--accent); background: var(--accent-bg); color: var(--accent); font-weight: 600; }
/* All borders are visible in forced colors. */
@media (forced-colors: active) { .pages a:not([aria-current]) { border-color: Canvas; } }

/* The index. */
.index .columns { overflow-x: clip; }
.index main { overflow: visible; }
.hero img { width: min(18rem, 100%); height: 20rem; margin: auto; border-radius: var(--radius); object-fit: cover; object-position: top; }
.index .tasks { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); gap: 1rem; max-width: none; margin-block: 2rem 3rem; }
.tasks li + li { margin: 0; }
.tasks a { display: block; height: 100%; padding: 1.25rem; color: var(--muted); font-size: .9375rem; text-decoration: none; }
.tasks a:hover { border-color: var(--accent); }
.tasks strong { display: block; margin-bottom: .25rem; color: var(--accent); font-size: 1.0625rem; }
.groups { columns: 4 13rem; column-gap: 2rem; }
.groups section { margin: 0 0 2rem; break-inside: avoid; }
.groups h2 { margin-bottom: .5rem; font-size: .9375rem; }
.groups a { text-decoration: none; }

/* A diagnostic: its code, what is wrong as its title, how serious it is and what to do. */
h3[id^="ws"] { color: var(--muted); font: 600 .84375rem/1.5 var(--mono); }
h3[id^="ws"] + p { margin-block: -.5rem 1.5rem; }
h3[id^="ws"] + p > strong:first-child { display: block; margin-bottom: .25rem; font-size: 1.0625rem; }
.filter { display: grid; gap: .375rem; max-width: 24rem; margin-block: 1.5rem; }
.filter label { font-size: .9375rem; font-weight: 600; }

@media (min-width: 60rem) {
  body:not(.index) .columns { grid-template-columns: 15rem minmax(0, 1fr); gap: 3rem; }
  .pages { position: sticky; inset-block-start: 0; max-height: 100vh; padding: 0 1rem 1rem; margin-inline: -1rem; overflow: auto; }
  .pages summary { display: none; }
}
@media print { nav, search, .code p { display: none; } }
`;
