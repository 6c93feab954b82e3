import { COLORS, LOGO } from "./colors.ts";

/** The list of requests, one request, and what staff do with them. */
const inbox = `
button, input, select { font: inherit; color: inherit; }
button { cursor: pointer; }
[type="checkbox"] { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--accent); }
.button.danger { border-color: var(--error); background: var(--error); }
.link { min-height: 2.75rem; padding: 0; border: 0; background: none; color: var(--muted); }
:is(.link, .name):hover { color: var(--text); text-decoration: underline; }
.empty { margin-top: 1.5rem; padding: clamp(2rem, 5vw, 3.5rem) 1.5rem; text-align: center; }
.empty::before { content: ""; display: block; width: 3.5rem; aspect-ratio: 1; margin: 0 auto 1rem; background: var(--accent); mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 56 56' fill='none' stroke='%23000' stroke-width='2.5' stroke-linejoin='round' stroke-linecap='round'%3E%3Cpath d='M6 32 13 12h30l7 20v12H6zM6 32h13l4 6h10l4-6h13'/%3E%3C/svg%3E") center / contain no-repeat; }
.empty p { margin: .5rem auto 0; max-width: 34rem; text-wrap: balance; color: var(--muted); }
.empty p:has(.button) { margin-block: 1.5rem; }
main:has(.sign-in) { width: min(25rem, 100%); margin-inline: auto; padding: clamp(2rem, 8vh, 5rem) 1rem 3rem; }
.sign-in { margin-top: 1.5rem; padding: .75rem 1.5rem 1.5rem; }
.sign-in .bad, .work > .bad { margin-top: .75rem; }
.log, .sign-in .button { margin-top: 1.5rem; }
[role="search"] { display: flex; flex-wrap: wrap; align-items: end; gap: 0 .75rem; margin-top: .5rem; }
[role="search"] label { color: var(--muted); font-size: .84375rem; font-weight: 500; }
[role="search"] .fields { flex: 1 1 9rem; }
[role="search"] .fields:first-child { flex: 2 1 14rem; }
.states { display: flex; flex: 1 0 100%; flex-wrap: wrap; gap: .5rem; margin-top: 1rem; }
.state { min-height: 2.75rem; padding: .25rem .875rem; border: 1px solid var(--border); border-radius: 99px; background: var(--surface); font-size: .9375rem; }
.state[aria-pressed="true"] { border-color: var(--accent); background: var(--accent-bg); color: var(--accent); font-weight: 600; box-shadow: inset 0 0 0 1px var(--accent); }
@media (forced-colors: active) {
  .fields select { appearance: auto; padding-inline-end: .75rem; background: none; }
  .state[aria-pressed="true"] { background: Highlight; color: HighlightText; forced-color-adjust: none; }
}
.states .link { margin-inline: .5rem; }
.actions, .reach { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem; margin-top: 1rem; }
.alert { margin-top: 1.25rem; padding: 1rem 1.25rem; border-inline-start: 4px solid var(--error); }
body > .alert { margin-inline: max(clamp(1rem, 4vw, 2.5rem), (100% - 70rem) / 2); }
.alert ul { margin: .5rem 0 0; padding-inline-start: 1.25rem; overflow-wrap: anywhere; }
.request header summary { min-height: 2.75rem; margin-top: .5rem; align-content: center; }
.all, .requests li { display: grid; grid-template-columns: 1.25rem minmax(min-content, 1fr) auto; gap: .125rem .75rem; align-items: baseline; padding: .75rem 1rem; }
.all { align-items: center; padding-block: 0; border: 1px solid var(--border); border-bottom: 0; border-radius: .875rem .875rem 0 0; background: var(--inset); font-size: .875rem; color: var(--muted); }
.all label { display: flex; grid-column: 1 / 3; gap: .75rem; align-items: center; min-height: 2.75rem; }
.all span { display: none; }
.all + .requests { overflow: hidden; border-top: 0; border-radius: 0 0 .875rem .875rem; }
@media (scripting: none) { .all label { visibility: hidden; } }
.requests li { position: relative; border-top: 1px solid var(--border); color: var(--muted); }
.requests li:hover { background: var(--inset); }
.requests li:has(:checked) { background: var(--accent-bg); }
.name { font-size: 1rem; font-weight: 600; color: var(--text); text-decoration: none; }
/* The row is the link, apart from what is above it. */
.name::after { content: ""; position: absolute; inset: 0; }
.requests :is(input, p a:not(.name)) { position: relative; z-index: 1; }
.who, .marks ~ p { grid-column: 2 / -1; }
.requests p { font-size: .9375rem; line-height: 1.5rem; }
.requests p:not(.received, .marks) { overflow-wrap: anywhere; }
.received > :first-child { position: absolute; clip-path: inset(50%); }
.received { grid-area: 3 / 2; }
.marks { display: flex; grid-area: 3 / 3; flex-wrap: wrap; gap: .25rem; }
.marks .badge { white-space: normal; }
.appointment { display: flex; flex-wrap: wrap; grid-area: 2 / 2 / auto / -1; gap: 0 .75rem; }
.time:empty { display: none; }
.requests .time { order: -1; color: var(--text); font-weight: 600; font-variant-numeric: tabular-nums; }
.zone { color: var(--muted); font-size: .84375rem; font-weight: 400; white-space: nowrap; }
.what > :first-child { color: var(--text); }
.requests :is(bdi, span):empty { display: none; }
li:has(.state-done, .state-not-patient) .name { color: var(--muted); }
.small code { white-space: nowrap; }
@media (max-width: 36rem) { :is(.who, .what) > * { display: block; width: fit-content; } .received > :not(:first-child) { display: none; } }
@media (min-width: 60rem) {
  .all, .requests li { grid-template-columns: 1.25rem minmax(0, 4fr) minmax(0, 4fr) minmax(0, 5fr) 10.5rem 8rem; column-gap: 1rem; }
  .all span, :is(.who, .what) > *, .time .zone { display: block; width: fit-content; }
  .appointment { display: contents; }
  :is(.who, .received, .marks) { grid-area: auto; }
  .requests .time { display: block; order: 0; }
}
.selection span { color: var(--muted); }
@media (scripting: enabled) { form:has([name="id"]):not(:has([name="id"]:checked, [value="delete-all"])) > .selection { display: none; } }
form:has([name="id"]:checked) .selection { position: sticky; bottom: 0; z-index: 2; margin-inline: -1rem; padding: .75rem 1rem; border-radius: .875rem .875rem 0 0; background: var(--surface); box-shadow: 0 -2px 12px rgb(20 30 30 / 15%); }
.deletion { display: flex; flex-wrap: wrap; }
.deletion[open] { gap: .75rem; }
.actions > .deletion:last-child { margin-inline-start: auto; }
.deletion summary { min-height: 2.75rem; padding: .5rem 1rem; align-content: center; border: 1px solid var(--border); border-radius: var(--radius); background: var(--surface); color: var(--error); font-weight: 600; list-style: none; }
.deletion summary:hover { border-color: var(--error); }
.title-row:has(~ .request) h1 { color: var(--muted); font-size: .9375rem; font-weight: 600; letter-spacing: 0; }
.request { display: grid; gap: 1.5rem 2.5rem; margin-top: .75rem; padding: clamp(1rem, 3vw, 2rem); }
.request > * { min-width: 0; margin: 0; }
.visit { display: flex; gap: 1rem; align-items: center; margin-bottom: 1.25rem; padding-bottom: 1.25rem; border-bottom: 1px solid var(--border); color: var(--muted); font-size: .9375rem; line-height: 1.4; }
.visit strong, .request h2:first-child { display: block; color: var(--text); font-size: clamp(1.25rem, 1rem + 1.4vw, 1.75rem); line-height: 1.2; letter-spacing: -.015em; }
.tile { flex: none; align-self: start; width: 3.5rem; overflow: hidden; border: 1px solid var(--border); border-radius: var(--radius); color: var(--text); font-size: 1.375rem; font-weight: 700; line-height: 2.125rem; text-align: center; }
.tile b { display: block; background: var(--band); color: var(--on-band); font-size: .75rem; line-height: 1.25rem; }
.request h2 { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; overflow-wrap: anywhere; }
.request .small { margin-top: .25rem; overflow-wrap: anywhere; }
.request .small strong:not(:empty)::after { content: " · "; }
.reach [href="#work"] { display: none; }
.request dl div { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 1rem; padding-block: .625rem; }
.request dl div + div { border-top: 1px solid var(--border); }
.request dl div:first-child { padding-top: 0; }
.request dl:not(:has(div)) { display: none; }
.request dt { color: var(--muted); font-size: .9375rem; overflow-wrap: anywhere; }
.work { padding: .5rem clamp(.75rem, 3vw, 1.25rem) 1.25rem; border: 1px solid var(--border); border-radius: var(--radius); background: var(--inset); }
.work .filter { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr)); gap: 0 .75rem; align-items: end; }
.work :is(.note, .fields:first-child) { grid-column: 1 / -1; }
.work .actions { gap: .25rem 1.5rem; }
.work .button { flex: 1 0 100%; }
.work .link { justify-self: end; color: var(--accent); font-size: .9375rem; font-weight: 600; }
.check { display: flex; gap: .625rem; align-items: center; min-height: 2.75rem; margin-top: .5rem; overflow-wrap: anywhere; }
@media (min-width: 56rem) {
  .request { grid-template: auto auto 1fr / minmax(0, 1fr) 25rem; }
  .request > header { grid-column: 1 / -1; }
  .request > dl { grid-row: 2 / span 2; }
  .request > :is(.work, section) { grid-column: 2; }
}
@media (max-width: 36rem) and (min-height: 30rem) {
  .reach { position: fixed; inset: auto 0 0; z-index: 2; flex-wrap: nowrap; gap: .5rem; padding: .75rem 1rem calc(.75rem + env(safe-area-inset-bottom)); background: var(--surface); border-top: 1px solid var(--border); box-shadow: 0 -2px 12px rgb(20 30 30 / 12%); }
  .reach .button { padding-inline: .75rem; font-size: .9375rem; }
  .reach a:first-child { flex: 1; text-align: center; }
  .reach [href="#work"] { display: block; }
  html:has(.reach) { scroll-padding-bottom: 6rem; }
  main:has(.reach) { padding-bottom: 7rem; }
}
dialog { width: min(24rem, 100% - 2rem); padding: 1.5rem; color: var(--text); }
dialog::backdrop { background: rgb(10 20 20 / 55%); }
dialog p { margin: .5rem 0 1.25rem; color: var(--muted); }
.history { display: grid; margin-top: .75rem; gap: .75rem; overflow-wrap: anywhere; }
.history li, .last { padding-inline-start: .75rem; border-inline-start: 3px solid var(--border); color: var(--muted); font-size: .9375rem; }
.history p { color: var(--text); white-space: pre-wrap; }
.state-new { color: var(--accent); }
.state-called { color: var(--text); }
.state-done::before { content: "✓ "; content: "✓ " / ""; }
.log td { min-width: 9ch; }
`;

/** Text, links and the focus. */
export const base = `
html { font: 100%/1.55 var(--sans); -webkit-text-size-adjust: 100%; scroll-padding-top: 1.5rem; }
* { box-sizing: border-box; }
body { margin: 0; }
h1, h2, h3, h4 { line-height: 1.25; overflow-wrap: break-word; text-wrap: balance; margin: 0; }
h1 { font-size: 1.5625rem; letter-spacing: -.018em; font-weight: 700; }
h2 { font-size: 1.25rem; letter-spacing: -.012em; }
h3, h4 { font-size: 1.0625rem; }
p { margin: 0; text-wrap: pretty; }
a { color: var(--accent); text-underline-offset: .18em; text-decoration-thickness: from-font; }
a:hover { text-decoration-thickness: .12em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: .4rem; }
code, pre { font-family: var(--mono); font-size: .92em; }
code { overflow-wrap: anywhere; }
dl { margin: 0; }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
summary { cursor: pointer; width: fit-content; color: var(--accent); }
`;

/** The bar, the page and its parts. */
export const layout = `
.bar, main, .columns { padding-inline: max(clamp(1rem, 4vw, 2.5rem), (100% - 70rem) / 2); }
.bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 1.5rem; background: var(--surface); border-bottom: 1px solid var(--border); }
.bar :is(.logo, nav a, form) { display: inline-flex; align-items: center; min-height: 3.5rem; }
.bar nav { display: flex; flex-wrap: wrap; gap: 0 1.75rem; margin-bottom: -1px; }
.bar nav a { border-block: 2px solid transparent; color: var(--muted); text-decoration: none; }
.bar nav a:hover { color: var(--text); }
.bar nav a[aria-current] { border-bottom-color: var(--accent); color: var(--text); font-weight: 600; }
.logo { gap: .625rem; font-weight: 650; color: var(--text); text-decoration: none; }
.logo::before { ${LOGO} }
main { --above: clamp(1.75rem, 3.5vw, 3rem); padding-block: var(--above) 5rem; }
main:has(> .hero) { overflow-x: clip; }
.title-row { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .25rem 1.5rem; }
.intro { max-width: 40rem; margin-top: .5rem; color: var(--muted); }
.intro code { color: var(--text); }
.intro:empty { display: none; }
section { margin-top: clamp(2.25rem, 5vw, 3.5rem); }
section > h2 + p { margin-top: .375rem; max-width: 44rem; color: var(--muted); }
.small { margin-top: 1rem; font-size: .84375rem; color: var(--muted); }
.card { background: var(--surface); border: 1px solid var(--border); border-radius: .875rem; box-shadow: var(--shadow); }
.button { display: inline-block; min-height: 2.75rem; padding: .5rem 1rem; align-content: center; border: 1px solid var(--accent); border-radius: var(--radius); background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
.button:hover { filter: brightness(1.08); }
.button.quiet { border-color: var(--border); background: var(--surface); color: var(--text); }
.state:hover, .button.quiet:hover { border-color: var(--control-border); filter: none; }
/* The band with its arc, from one side of the window to the other. */
.hero { display: grid; gap: 2rem clamp(2rem, 6vw, 5rem); align-items: center; margin: calc(-1 * var(--above)) calc(50% - 50vw) 0; padding: clamp(2rem, 5vw, 4rem) calc(50vw - 50%) clamp(4rem, 7vw, 6rem); background: linear-gradient(var(--band) 0 0) top / 100% calc(100% - 3rem) no-repeat, radial-gradient(56% 3rem at 50% calc(100% - 3rem), var(--band) 99%, transparent); color: var(--on-band); }
.hero > * { min-width: 0; }
.hero h1 { font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem); }
.hero :is(p, a:not(.button), code) { color: inherit; }
.hero p { max-width: 36rem; margin-top: .75rem; }
.hero .start { margin-top: 1.5rem; }
.hero .button { border-color: var(--on-band); background: var(--on-band); color: var(--band); }
.hero .button.quiet { background: none; color: inherit; }
main:first-child .hero { justify-items: center; text-align: center; }
.hero + .card { position: relative; gap: .75rem; width: min(26rem, 100%); margin: -2.5rem auto 0; padding: 1.25rem 1.5rem 1.5rem; }
.hero :focus-visible { outline-color: currentColor; }
@media (min-width: 56rem) { .hero:has(> :nth-child(2)) { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); } }
.code { border: 1px solid var(--border); border-radius: var(--radius); background: var(--inset); color: var(--text); }
.code .button { min-height: 2rem; padding: .25rem .8rem; border-color: var(--border); background: var(--surface); color: var(--text); font-size: .875rem; }
.code > p { display: flex; align-items: center; justify-content: flex-end; gap: .75rem; max-width: none; margin: 0; padding: .375rem .375rem .375rem 1rem; border-bottom: 1px solid var(--border); color: var(--success); font-size: .875rem; font-weight: 600; }
pre { margin: 0; padding: 1rem 1.125rem; overflow-x: auto; line-height: 1.6; tab-size: 2; }
/* The border is visible in forced colors only. */
.badge { display: inline-block; padding: .125rem .625rem; border: 1px solid transparent; border-radius: 99px; background: color-mix(in srgb, currentColor 12%, var(--surface)); color: var(--muted); font-size: .8125rem; font-style: normal; font-weight: 600; letter-spacing: 0; line-height: 1.25rem; white-space: nowrap; }
.good { color: var(--success); }
.warning, .state[value="marked"] { color: var(--warning); }
.bad, .error { color: var(--error); }
.start { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.5rem; }
.hero pre, .exchange pre { white-space: pre-wrap; overflow-wrap: anywhere; }
[hidden] { display: none; }
.fields { display: grid; grid-template-columns: minmax(0, 1fr); gap: .375rem; }
.fields label { margin-top: .75rem; font-size: .9375rem; font-weight: 600; }
.fields :is(input:not([type="checkbox"]), select) { height: 2.75rem; }
.fields :is(input, select, textarea) { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--control-border); border-radius: var(--radius); background: var(--surface); font: inherit; color: inherit; }
.fields select { appearance: none; padding-inline-end: 2.25rem; background: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12'%3E%3Cpath d='m2 4 4 4 4-4' fill='none' stroke='%2376868a' stroke-width='1.75'/%3E%3C/svg%3E") calc(100% - .75rem) center / .75rem no-repeat var(--surface); text-overflow: ellipsis; cursor: pointer; }
.fields textarea { field-sizing: content; min-height: 5rem; resize: vertical; }
:where(.requests, .history, .cards, .tasks, .results ol, .pages ul) { list-style: none; margin: 0; padding: 0; }
table { width: 100%; border-spacing: 0; font-size: .9375rem; }
th { color: var(--muted); font-weight: 500; }
th, td { padding: .625rem clamp(.625rem, 2vw, 1.25rem); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
td { border-top: 1px solid var(--border); }
@media print { .bar, nav, .title-row a, .actions, .no-print, .intro, details { display: none; } .request { display: block; break-after: page; } .request details[open] { display: block; } .request > * + * { margin-top: 1.5rem; } .card { border: 0; box-shadow: none; } main { padding: 0; } }
`;

const home = `
.cards { display: grid; margin-top: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); gap: 1.5rem; }
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
@media (scripting: none) { .picture { display: none; } }
.example:has(.picture:hover) { border-color: var(--accent); }
.example > h3 ~ p:not(.bad, .links) { margin-top: .25rem; font-size: .95rem; color: var(--muted); overflow-wrap: anywhere; }
.example > .links { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.25rem; margin-top: auto; padding-top: .75rem; }
.links a { display: inline-flex; align-items: center; min-height: 2.75rem; font-weight: 600; text-decoration: none; }
.links a:hover { text-decoration: underline; }
.links a + a { color: var(--muted); font-weight: 500; }
.group { margin-top: 1rem; padding: .5rem 1.25rem; }
.faults { columns: 2 24rem; column-gap: 2.5rem; }
.faults div { break-inside: avoid; display: grid; grid-template-columns: minmax(0, 9rem) 1fr; gap: .125rem 1.5rem; padding-block: .375rem; font-size: .9375rem; }
.faults dd { color: var(--muted); }
.faults dt { overflow-wrap: anywhere; }
`;

const exchange = `
.exchange { margin-top: 1.5rem; padding: 1.25rem clamp(1rem, 3vw, 1.75rem); }
.exchange h2 { margin-bottom: .75rem; font-size: 1.0625rem; overflow-wrap: anywhere; }
`;

const variants = `
@media (max-width: 36rem) {
  .faults div { grid-template-columns: 1fr; }
  .selection .button { flex: 1 1 auto; }
  .states { gap: .375rem; }
  .state { padding-inline: .625rem; font-size: .875rem; }
  .actions.selection { gap: .5rem; }
  .selection span { display: none; }
  .selection :is(.button, summary) { padding-inline: .625rem; }
  .start .button { flex: 1 1 auto; padding-inline: .75rem; text-align: center; }
  .picture { height: 12rem; }
  .picture > div { zoom: .5; }
  .bar { padding-block-start: .5rem; }
  .bar :is(.logo, nav a, form) { min-height: 2.75rem; }
  .bar nav { flex-basis: 100%; gap: 0 3.5vw; }
}
@media (forced-colors: active) {
  .bar nav a { border-color: Canvas; }
  .bar nav a[aria-current] { border-bottom-color: Highlight; }
}
@media (prefers-reduced-motion: no-preference) {
  .card, .button { transition: border-color .15s, filter .15s; }
}
`;

/** The stylesheet of all pages that are not a practice's, light and dark. */
export const stylesheet = [COLORS, base, layout, home, inbox, exchange, variants].join("");
