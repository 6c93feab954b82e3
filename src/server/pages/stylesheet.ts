/** The stylesheet of all pages of this server, light and dark. */
export const stylesheet = `
:root {
  color-scheme: light dark;
  --background: light-dark(#f6f5f1, #12181a);
  --card: light-dark(#ffffff, #1a2225);
  --text: light-dark(#1d282d, #e4ecec);
  --secondary: light-dark(#55636a, #9db0b3);
  --line: light-dark(#e3e0d7, #2c383c);
  --accent: light-dark(#0b6b62, #74d3c5);
  --on-accent: light-dark(#ffffff, #0c1f1c);
  --wash: light-dark(#e6f1ef, #16302d);
  --good: light-dark(#11633f, #7fd6a8);
  --bad: light-dark(#a3262a, #f0a0a0);
  --string: light-dark(#7a4a12, #e3bd86);
  --literal: light-dark(#6a3fa0, #c9aef0);
  font: 100%/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  background: var(--background);
  color: var(--text);
  -webkit-text-size-adjust: 100%;
}
* { box-sizing: border-box; }
body { margin: 0; }
.bar, main { max-width: 70rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2.5rem); }
.bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .5rem 1.5rem; padding-block: 1.25rem; }
.bar nav { display: flex; gap: .25rem; }
.bar nav a { padding: .4rem .85rem; border-radius: 99px; color: var(--secondary); text-decoration: none; }
.bar nav a:hover { color: var(--text); }
.bar nav a[aria-current] { background: var(--wash); color: var(--accent); font-weight: 600; }
.logo { display: inline-flex; align-items: center; gap: .6rem; font-weight: 650; color: var(--text); text-decoration: none; }
.logo::before { content: ""; width: 1.5rem; aspect-ratio: 1; border-radius: .45rem; background: linear-gradient(135deg, transparent 62%, var(--on-accent) 62% 68%, transparent 68%), var(--accent); }
main { padding-block: clamp(1.5rem, 5vw, 3.5rem) 5rem; }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; margin: 0; }
h1 { font-size: clamp(2rem, 1.4rem + 2.6vw, 3.1rem); letter-spacing: -.025em; font-weight: 680; }
h2 { font-size: 1.45rem; letter-spacing: -.012em; }
h3 { font-size: 1.08rem; }
p { margin: 0; text-wrap: pretty; }
.intro { max-width: 40rem; margin-top: .8rem; font-size: 1.12rem; color: var(--secondary); }
section { margin-top: clamp(2.25rem, 5vw, 3.5rem); }
section > h2 + p { margin-top: .45rem; max-width: 44rem; color: var(--secondary); }
a { color: var(--accent); text-underline-offset: .18em; text-decoration-thickness: from-font; }
a:hover { text-decoration-thickness: .12em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: .4rem; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; font-size: .92em; }
code { overflow-wrap: anywhere; }
.small { margin-top: .9rem; font-size: .9rem; color: var(--secondary); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; box-shadow: 0 1px 2px rgb(20 30 30 / 5%); }
.button { display: inline-block; padding: .5rem 1rem; border-radius: .65rem; background: var(--accent); color: var(--on-accent); font-weight: 600; text-decoration: none; }
.button:hover { filter: brightness(1.08); }
main > p > .button { margin-top: 1.5rem; }

.start { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr)); gap: 1rem; }
.start a { display: grid; align-content: start; gap: .15rem; padding: 1.1rem 1.3rem; text-decoration: none; }
.start a:hover { border-color: var(--accent); }
.start span { color: var(--secondary); }
.cards { list-style: none; margin: 1.25rem 0 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); gap: 1rem; }
.example { display: flex; flex-direction: column; gap: .5rem; padding: 1.25rem 1.3rem; }
.example > p { font-size: .95rem; }
.example > .links { font-size: .92rem; }
.example .practice { color: var(--secondary); font-size: .9rem; overflow-wrap: anywhere; }
.links { display: flex; flex-wrap: wrap; align-items: center; gap: .6rem .75rem; margin-top: auto; padding-top: .6rem; }
.links .button { padding: .4rem .7rem; background: var(--wash); color: var(--accent); }

dl { margin: 0; }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
.group { margin-top: .75rem; padding: .9rem 1.3rem; }
.group summary { font-weight: 600; }
.faults { margin-top: .5rem; }
.issues { display: grid; gap: .5rem; font-size: .92rem; }
.keys { margin-top: 1rem; border-collapse: collapse; font-size: .92rem; }
.keys th, .keys td { padding: .3rem .9rem .3rem 0; text-align: start; vertical-align: top; font-weight: inherit; overflow-wrap: anywhere; }
.keys thead th { color: var(--secondary); }
.faults div { display: grid; grid-template-columns: 9rem 1fr; gap: .1rem 1.5rem; padding-block: .75rem; }
.faults div + div, .request dl div + div { border-top: 1px solid var(--line); }

.empty { padding: clamp(1.5rem, 5vw, 3rem); text-align: center; }
.empty p { margin: .6rem auto 0; max-width: 34rem; color: var(--secondary); }
.request { margin-top: 1.25rem; padding: 1.3rem clamp(1.1rem, 3vw, 1.75rem); }
.request:first-of-type { margin-top: 2.25rem; }
.request header { display: grid; grid-template-columns: 1fr auto; gap: .1rem 1.5rem; align-items: baseline; }
.request header p { color: var(--secondary); overflow-wrap: anywhere; }
.request h2 { overflow-wrap: anywhere; }
.request .when { grid-area: 1 / 2; font-size: .92rem; text-align: end; }
.zone { white-space: nowrap; }
.request dl { margin-top: 1rem; border-top: 1px solid var(--line); }
.request dl div { display: grid; grid-template-columns: minmax(8rem, 15rem) 1fr; gap: .1rem 1.5rem; padding-block: .6rem; }
.request dt { color: var(--secondary); overflow-wrap: anywhere; }
details { margin-top: .5rem; border-top: 1px solid var(--line); padding-top: .8rem; }
summary { cursor: pointer; width: fit-content; color: var(--accent); }
.more { margin-top: 1.5rem; color: var(--secondary); text-align: center; }

.renderings { display: flex; flex-wrap: wrap; gap: .6rem; margin-top: 1.5rem; }
.renderings .button:not([aria-current]) { background: var(--wash); color: var(--accent); }
.exchange { margin-top: 1.5rem; padding: 1.3rem clamp(1.1rem, 3vw, 1.75rem); }
.exchange h2 { margin-bottom: .7rem; font-size: 1.08rem; }
.line { font-weight: 600; }
.tag { margin: 1rem 0 0; padding: 1.1rem 1.3rem; overflow-wrap: anywhere; white-space: pre-wrap; user-select: all; }
.status { margin-top: .7rem; }
.badge { display: inline-block; padding: .2rem .7rem; border-radius: 99px; border: 1px solid currentColor; font-size: .88rem; font-weight: 650; }
.good { color: var(--good); }
.bad { color: var(--bad); }
.headers { margin-top: .9rem; font-size: .92rem; }
.headers div { display: flex; flex-wrap: wrap; gap: 0 .6rem; }
.headers dt { color: var(--secondary); }
.headers dt::after { content: ":"; }
.json { margin: 1rem 0 0; padding: 1.1rem 1.25rem; border-radius: .7rem; background: var(--background); border: 1px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2; line-height: 1.6; }
.key { color: var(--accent); }
.string { color: var(--string); }
.literal { color: var(--literal); }

@media (max-width: 36rem) {
  .faults div, .request dl div { grid-template-columns: 1fr; }
  .request header { grid-template-columns: 1fr; }
  .request .when { grid-area: auto; text-align: start; }
}
@media (prefers-reduced-motion: no-preference) {
  .card, .button { transition: border-color .15s, filter .15s; }
}
`;
