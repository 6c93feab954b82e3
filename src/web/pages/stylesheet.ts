import { COLORS, LOGO } from "./colors.ts";
import { inbox, requests } from "./inbox-style.ts";

const base = `
html { font: 100%/1.55 var(--sans); -webkit-text-size-adjust: 100%; scroll-padding-top: 1.5rem; }
* { box-sizing: border-box; }
body { margin: 0; }
h1, h2, h3, h4 { line-height: 1.2; text-wrap: balance; margin: 0; }
h1 { font-size: clamp(1.9rem, 1.5rem + 1.8vw, 2.75rem); letter-spacing: -.022em; font-weight: 680; }
h2 { font-size: 1.4rem; letter-spacing: -.012em; }
h3, h4 { font-size: 1.08rem; }
p { margin: 0; text-wrap: pretty; }
a { color: var(--accent); text-underline-offset: .18em; text-decoration-thickness: from-font; }
a:hover { text-decoration-thickness: .12em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: .4rem; }
code, pre { font-family: var(--mono); font-size: .92em; }
code { overflow-wrap: anywhere; }
dl { margin: 0; }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
details { margin-top: .5rem; border-top: 1px solid var(--border); padding-top: .8rem; }
summary { cursor: pointer; width: fit-content; color: var(--accent); }
`;

const layout = `
.bar, main { padding-inline: max(clamp(1rem, 4vw, 2.5rem), (100% - 70rem) / 2); }
.bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .25rem 1.5rem; min-height: 3.75rem; padding-block: .6rem; background: var(--surface); border-bottom: 1px solid var(--border); }
.bar nav { display: flex; flex-wrap: wrap; gap: .25rem; }
.bar nav a { padding: .35rem .8rem; border-radius: .55rem; color: var(--muted); text-decoration: none; }
.bar nav a:hover { background: var(--inset); color: var(--text); }
.bar nav a[aria-current] { background: var(--accent-bg); color: var(--accent); font-weight: 600; }
.logo { display: inline-flex; align-items: center; gap: .6rem; font-weight: 650; color: var(--text); text-decoration: none; }
.logo::before { ${LOGO} }
main { padding-block: clamp(2rem, 5vw, 4rem) 5rem; }
main:has(> div:only-child) { min-height: min(40rem, 80vh); align-content: center; }
.title-row { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .2rem 1.5rem; }
.intro { max-width: 40rem; margin-top: .8rem; font-size: 1.1rem; color: var(--muted); }
section { margin-top: clamp(2.25rem, 5vw, 3.5rem); }
section > h2 + p { margin-top: .45rem; max-width: 44rem; color: var(--muted); }
.small { margin-top: .9rem; font-size: .9rem; color: var(--muted); }
.card { background: var(--surface); border: 1px solid var(--border); border-radius: 1rem; box-shadow: var(--shadow); }
.button { display: inline-block; padding: .45rem 1rem; border: 1px solid var(--accent); border-radius: .65rem; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
.button:hover { filter: brightness(1.08); }
.button.quiet { background: var(--surface); color: var(--accent); }
[hidden] { display: none; }
`;

const home = `
.hero { display: grid; gap: 2rem clamp(2rem, 5vw, 4rem); align-items: center; }
.start { display: flex; flex-wrap: wrap; gap: .6rem; margin-top: 1.6rem; }
.start .button { padding: .65rem 1.2rem; }
.snippet { min-width: 0; margin: 0; overflow: hidden; }
.snippet header { display: flex; align-items: center; justify-content: space-between; gap: .5rem 1rem; min-height: 3.4rem; padding: .6rem .75rem .6rem 1.25rem; }
.snippet header h2 { font-size: 1.08rem; }
.snippet pre { margin: 0; padding: 1rem 1.25rem; border-block: 1px solid var(--border); background: var(--inset); overflow-x: auto; font-size: .8rem; line-height: 1.65; white-space: pre-wrap; overflow-wrap: anywhere; user-select: all; }
.snippet pre:focus-visible { outline-offset: -3px; }
.snippet p { padding: .8rem 1.25rem; font-size: .9rem; color: var(--muted); }
.snippet [role="status"] { margin-inline-start: auto; font-size: .9rem; font-weight: 600; color: var(--success); }
.kind { margin-top: 2rem; color: var(--muted); }
.cards { list-style: none; margin: .8rem 0 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); gap: 1rem; }
.example { display: flex; flex-direction: column; gap: .4rem; padding: 1.25rem 1.3rem; }
.picture { display: block; position: relative; height: 17.5rem; margin: -1.25rem -1.3rem .7rem; overflow: hidden; border-bottom: 1px solid var(--border); border-radius: 1rem 1rem 0 0; background: var(--inset); }
.picture > a { position: absolute; inset: 0; }
.picture > div { position: absolute; inset: .9rem auto auto 50%; width: 412px; transform: translateX(-50%) scale(.56); transform-origin: top; }
.picture:has([data-picture]) { display: none; }
@media (scripting: none) { .picture { display: none; } }
.example:has(.picture:hover) { border-color: var(--accent); }
.example > p { font-size: .95rem; }
.example .practice { color: var(--muted); font-size: .9rem; overflow-wrap: anywhere; }
.example .links { font-size: .92rem; }
.links { display: flex; flex-wrap: wrap; align-items: center; gap: .4rem; margin-top: auto; padding-top: .7rem; }
.links a { padding: .25rem .7rem; border: 1px solid var(--border); border-radius: .65rem; font-weight: 600; text-decoration: none; }
.links a:hover { border-color: var(--accent); }
.links .button { border-color: transparent; background: var(--accent-bg); color: var(--accent); }
.links a + a + a { padding-inline: .3rem; border-color: transparent; font-weight: inherit; text-decoration: underline; }
.issues { display: grid; gap: .5rem; font-size: .92rem; }
`;

const faults = `
.group { margin-top: 1rem; padding: .3rem 1.3rem; }
.faults div { display: grid; grid-template-columns: minmax(0, 17rem) 1fr; gap: .1rem 1.5rem; padding-block: .7rem; }
.faults div + div, .request dl div + div { border-top: 1px solid var(--border); }
`;

const exchange = `
.exchange { margin-top: 1.5rem; padding: 1.3rem clamp(1.1rem, 3vw, 1.75rem); }
.exchange h2 { margin-bottom: .7rem; font-size: 1.08rem; overflow-wrap: anywhere; }
.badge { display: inline-block; padding: .2rem .7rem; border-radius: 99px; border: 1px solid currentColor; font-size: .88rem; font-weight: 650; }
.good { color: var(--success); }
.bad { color: var(--error); }
.headers { margin-top: .9rem; font-size: .92rem; }
.headers div { display: flex; flex-wrap: wrap; gap: 0 .6rem; }
.headers dt { color: var(--muted); }
.headers dt::after { content: ":"; }
.json { margin: 1rem 0 0; padding: 1.1rem 1.25rem; border-radius: .7rem; background: var(--inset); border: 1px solid var(--border); white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2; line-height: 1.6; }
`;

const variants = `
@media (max-width: 36rem) {
  .faults div, .request dl div { grid-template-columns: 1fr; }
  .request header { grid-template-columns: 1fr; }
  .request .when { grid-area: auto; text-align: start; }
  .work .actions .button, .selection .button { flex: 1 1 auto; }
  .bar { padding-block: .8rem; }
  .example:has(.picture) { display: grid; grid-template-columns: 6.6rem 1fr; gap: .25rem 1rem; align-content: start; padding: 0 1rem 0 0; overflow: hidden; }
  .example .picture { grid-row: 1 / span 9; height: auto; min-height: 9rem; margin: 0; border-width: 0; border-inline-end: 1px solid var(--border); border-radius: 0; }
  .picture > div { inset: .6rem auto auto 50%; transform: translateX(-50%) scale(.23); }
  .example > .picture + * { margin-top: .9rem; }
  .example > .picture ~ :not(h4) { font-size: .88rem; }
  .example > .picture ~ .links { gap: .2rem; padding-block: .3rem .9rem; }
  .example > .picture ~ .links a { padding-inline: .5rem; }
  .bar nav a { padding-inline: .65rem; }
}
@media (min-width: 60rem) { .hero { grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr); } }
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
