import { COLORS, LOGO } from "./colors.ts";
import { inbox, requests } from "./inbox-style.ts";

const base = `
html { font: 100%/1.55 var(--sans); -webkit-text-size-adjust: 100%; scroll-padding-top: 1.5rem; }
* { box-sizing: border-box; }
body { margin: 0; }
h1, h2, h3, h4 { line-height: 1.25; overflow-wrap: break-word; text-wrap: balance; margin: 0; }
h1 { font-size: clamp(1.75rem, 1.6rem + .7vw, 2.125rem); letter-spacing: -.02em; font-weight: 700; }
h2 { font-size: 1.375rem; letter-spacing: -.012em; }
h3, h4 { font-size: 1.0625rem; }
p { margin: 0; text-wrap: pretty; }
a { color: var(--accent); text-underline-offset: .18em; text-decoration-thickness: from-font; }
a:hover { text-decoration-thickness: .12em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: .4rem; }
code, pre { font-family: var(--mono); font-size: .92em; }
code { overflow-wrap: anywhere; }
dl { margin: 0; }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
details { margin-top: .5rem; border-top: 1px solid var(--border); padding-top: .75rem; }
summary { cursor: pointer; width: fit-content; color: var(--accent); }
`;

const layout = `
.bar, main { padding-inline: max(clamp(1rem, 4vw, 2.5rem), (100% - 70rem) / 2); }
.bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 1.5rem; background: var(--surface); border-bottom: 1px solid var(--border); }
.bar :is(.logo, nav a, form) { display: inline-flex; align-items: center; min-height: 3.5rem; }
.bar nav { display: flex; flex-wrap: wrap; gap: 0 1.75rem; margin-bottom: -1px; }
.bar nav a { border-block: 2px solid transparent; color: var(--muted); text-decoration: none; }
.bar nav a:hover { color: var(--text); }
.bar nav a[aria-current] { border-bottom-color: var(--accent); color: var(--text); font-weight: 600; }
.logo { gap: .625rem; font-weight: 650; color: var(--text); text-decoration: none; }
.logo::before { ${LOGO} }
main { padding-block: clamp(1.75rem, 3.5vw, 3rem) 5rem; }
.title-row { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .25rem 1.5rem; }
.intro { max-width: 40rem; margin-top: .5rem; font-size: 1.0625rem; color: var(--muted); }
.intro code { color: var(--text); }
.intro:empty { display: none; }
section { margin-top: clamp(2.25rem, 5vw, 3.5rem); }
section > h2 + p { margin-top: .375rem; max-width: 44rem; color: var(--muted); }
.small { margin-top: 1rem; font-size: .9rem; color: var(--muted); }
.card { background: var(--surface); border: 1px solid var(--border); border-radius: .75rem; box-shadow: var(--shadow); }
.button { display: inline-block; min-height: 2.75rem; padding: .5rem 1rem; align-content: center; border: 1px solid var(--accent); border-radius: .5rem; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
.button:hover { filter: brightness(1.08); }
.button.quiet { border-color: var(--border); background: var(--surface); color: var(--text); }
.button.quiet:hover { border-color: var(--control-border); filter: none; }
.start { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.5rem; }
.ways { list-style: none; max-width: 40rem; margin: 2.5rem 0 0; padding: 0; }
.ways li { position: relative; display: grid; grid-template-columns: 6rem 1fr; padding-block: .75rem; border-top: 1px solid var(--border); }
.ways a { font-weight: 600; text-decoration: none; }
.ways a::after { content: ""; position: absolute; inset: 0; }
.ways li:hover a { text-decoration: underline; }
.ways p { color: var(--muted); }
[hidden] { display: none; }
`;

const home = `
.hero { display: grid; gap: 2rem clamp(2rem, 5vw, 4rem); align-items: center; }
.hero h1 { font-size: clamp(2.25rem, 1.6rem + 2.4vw, 3.25rem); letter-spacing: -.03em; line-height: 1.1; }
.hero .intro { margin-top: 1rem; font-size: 1.125rem; }
.snippet { min-width: 0; margin: 0; overflow: hidden; }
.snippet header { display: flex; align-items: center; justify-content: space-between; gap: .5rem 1rem; min-height: 3.5rem; padding: .5rem .75rem .5rem 1.25rem; }
.snippet header h2 { font-size: 1.0625rem; }
.snippet header .button { min-height: 2.25rem; padding-block: .25rem; }
.snippet pre { margin: 0; padding: 1rem 1.25rem; border-block: 1px solid var(--border); background: var(--inset); overflow-x: auto; font-size: .8rem; line-height: 1.65; user-select: all; }
.snippet pre:focus-visible { outline-offset: -3px; }
.snippet p { padding: .75rem 1.25rem; font-size: .9rem; color: var(--muted); }
.snippet [role="status"] { margin-inline-start: auto; font-size: .9rem; font-weight: 600; color: var(--success); }
h3:has(+ .cards) { margin-top: 2.25rem; font-size: 1.125rem; }
.cards { list-style: none; margin: 1rem 0 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); gap: 1.5rem; }
.example { display: flex; flex-direction: column; overflow: hidden; padding: 1.25rem 1.25rem .75rem; }
.picture { position: relative; height: 24rem; margin: -1.25rem -1.25rem 1.25rem; overflow: hidden; border-bottom: 1px solid var(--border); background: var(--inset); }
.picture > a { position: absolute; inset: 0; }
/* A column that is too low for the form ends between two controls; the others are clipped. */
.picture > div { zoom: .75; height: 100%; padding: 1.5rem 1.5rem 0; overflow: hidden; columns: 1; column-fill: auto; column-gap: 3rem; }
.picture ::part(label), .picture ::part(hint) { break-after: avoid; }
.picture ::part(input), .picture ::part(option) { break-inside: avoid; }
/* Chromium 156 moves the complete form to the next column if only a margin crosses the edge. */
.picture ::part(field) { margin-block-end: 0; }
.picture ::part(button primary) { break-after: avoid; }
/* Space for the fields, in which they differ. */
[data-kind="Fields and choices"] .picture ::part(header) { display: none; }
@media (scripting: none) { .picture { display: none; } }
.example:has(.picture:hover) { border-color: var(--accent); }
.example > :is(h3, h4) ~ p:not(.bad, .links) { margin-top: .25rem; font-size: .95rem; color: var(--muted); overflow-wrap: anywhere; }
.example > .links { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.25rem; margin-top: auto; padding-top: .75rem; }
.links a { display: inline-flex; align-items: center; min-height: 2.75rem; font-weight: 600; text-decoration: none; }
.links a:hover { text-decoration: underline; }
.links a + a { color: var(--muted); font-weight: 500; }
`;

const faults = `
.group { margin-top: 1rem; padding: .25rem 1.25rem; }
.faults div { display: grid; grid-template-columns: minmax(0, 17rem) 1fr; gap: .125rem 1.5rem; padding-block: .75rem; }
.faults dt { overflow-wrap: anywhere; }
.faults div + div, .request dl div + div { border-top: 1px solid var(--border); }
`;

const exchange = `
.exchange { margin-top: 1.5rem; padding: 1.25rem clamp(1rem, 3vw, 1.75rem); }
.exchange h2 { margin-bottom: .75rem; font-size: 1.0625rem; overflow-wrap: anywhere; }
.badge { display: inline-block; padding: .125rem .625rem; border-radius: 99px; border: 1px solid currentColor; font-size: .8125rem; font-weight: 600; white-space: nowrap; }
.good { color: var(--success); }
.bad { color: var(--error); }
.headers { margin-top: .9rem; font-size: .92rem; }
.headers div { display: flex; flex-wrap: wrap; gap: 0 .6rem; }
.headers dt { color: var(--muted); }
.headers dt::after { content: ":"; }
.json { margin: 1rem 0 0; padding: 1rem 1.25rem; border-radius: .5rem; background: var(--inset); border: 1px solid var(--border); white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2; line-height: 1.6; }
`;

const variants = `
@media (max-width: 36rem) {
  .faults div, .request dl div { grid-template-columns: 1fr; }
  .request header { grid-template-columns: 1fr; }
  .request .when { grid-area: auto; text-align: start; }
  .work .actions .button, .selection .button { flex: 1 1 auto; }
  .actions.selection { gap: .5rem; }
  .selection span { display: none; }
  .selection :is(.button, summary) { padding-inline: .625rem; }
  .start .button { flex: 1 1 auto; padding-inline: .75rem; text-align: center; }
  .picture { height: 12rem; }
  .picture > div { zoom: .5; }
  /* The end of a line that continues fades. */
  .snippet pre, .attribute code { padding-inline-end: 2.5rem; mask: linear-gradient(to left, transparent, #000 2.5rem); }
  .bar { padding-block-start: .5rem; }
  .bar :is(.logo, nav a, form) { min-height: 2.75rem; }
  .bar nav { flex-basis: 100%; gap: 0 3.5vw; }
}
@media (forced-colors: active) {
  .bar nav a { border-color: Canvas; }
  .bar nav a[aria-current] { border-bottom-color: Highlight; }
}
@media (min-width: 60rem) { .hero { grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr); } }
@media (prefers-reduced-motion: no-preference) {
  .card, .button { transition: border-color .15s, filter .15s; }
}
`;

/** The stylesheet of all pages that are not a practice's, light and dark. */
export const stylesheet = [
  COLORS,
  base,
  layout,
  home,
  faults,
  requests,
  inbox,
  exchange,
  variants,
].join("");
