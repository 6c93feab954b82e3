/** A booking request. */
export const requests = `
.empty { padding: clamp(1.5rem, 5vw, 3rem); text-align: center; }
.empty p { margin: .6rem auto 0; max-width: 34rem; color: var(--muted); }
.request { margin-top: 1.25rem; padding: 1.3rem clamp(1.1rem, 3vw, 1.75rem); }
.request header { display: grid; grid-template-columns: 1fr auto; gap: .1rem 1.5rem; align-items: baseline; }
.request header p:not(.when) { grid-column: 1 / -1; }
.request header code { white-space: nowrap; }
.request header p { color: var(--muted); overflow-wrap: anywhere; }
.request h2 { overflow-wrap: anywhere; }
.request .when { grid-area: 1 / 2; font-size: .92rem; text-align: end; }
.zone { white-space: nowrap; }
.request dl { margin-top: 1rem; border-top: 1px solid var(--border); }
.request dl div { display: grid; grid-template-columns: minmax(8rem, 15rem) 1fr; gap: .1rem 1.5rem; padding-block: .5rem; }
.request dt { color: var(--muted); overflow-wrap: anywhere; }
`;

/** The list of requests, and what staff do with them. */
export const inbox = `
button, input, select { font: inherit; color: inherit; }
button { cursor: pointer; }
.button.danger { border-color: var(--error); background: var(--error); }
.bar form { display: inline; }
.link { padding: .4rem .85rem; border: 0; background: none; color: var(--muted); }
.link:hover { color: var(--text); text-decoration: underline; }
.fields { display: grid; gap: .3rem; }
.fields label { margin-top: .8rem; font-weight: 600; }
.fields input, .fields select, .fields textarea { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--control-border); border-radius: .65rem; background: var(--surface); font: inherit; color: inherit; }
.fields select { appearance: none; padding-inline-end: 2.4rem; background: linear-gradient(45deg, transparent 50%, currentColor 50%) calc(100% - 1.15rem) 55% / .4rem .4rem no-repeat, linear-gradient(-45deg, transparent 50%, currentColor 50%) calc(100% - .75rem) 55% / .4rem .4rem no-repeat, var(--surface); text-overflow: ellipsis; cursor: pointer; }
@media (forced-colors: active) { .fields select { appearance: auto; padding-inline-end: .75rem; } }
.fields textarea { field-sizing: content; resize: vertical; }
.sign-in { max-width: 24rem; margin-top: 1.5rem; padding: 1rem 1.5rem 1.5rem; }
.sign-in .button { margin-top: 1.2rem; min-height: 2.75rem; }
.filter { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); gap: 0 1rem; align-items: end; margin-top: 1rem; }
main:has([role="search"], [data-version], .request) { padding-top: clamp(1.5rem, 3vw, 2.25rem); }
[role="search"] { display: flex; flex-wrap: wrap; align-items: end; gap: 0 1rem; margin-top: .5rem; }
[role="search"] .filter { flex: 1 1 20rem; display: flex; flex-wrap: wrap; margin: 0; }
[role="search"] .fields { flex: 1 1 11rem; }
[role="search"] .fields:first-child { flex: 2 1 min(24rem, 100%); }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: .6rem; margin-top: 1rem; }
.actions .button { min-height: 2.75rem; align-content: center; }
.alert { margin-top: 1.25rem; padding: .9rem 1.2rem; border-inline-start: 4px solid var(--error); }
.alert ul { margin: .4rem 0 0; padding-inline-start: 1.2rem; overflow-wrap: anywhere; }
.related { list-style: none; display: grid; gap: .4rem; border-inline-start-color: var(--accent); overflow-wrap: anywhere; }
.marked { margin-top: 1rem; }
.marked button { padding: .45rem .9rem; border: 0; border-radius: .65rem; background: var(--warning-bg); color: var(--warning); font-weight: 600; min-height: 2.75rem; }
.marked button:hover { text-decoration: underline; }
.all { display: inline-flex; gap: .75rem; align-items: center; min-height: 2.75rem; margin: .75rem 0 0 1.25rem; color: var(--muted); }
.requests { list-style: none; margin: .75rem 0 0; padding: 0; display: grid; gap: .6rem; }
.requests li { display: grid; grid-template-columns: auto 1fr auto; gap: .15rem .85rem; align-items: baseline; padding: .8rem 1.25rem; }
.requests li:has(:checked) { border-color: var(--accent); background: var(--accent-bg); }
.requests input, .all input { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--accent); }
.requests input { align-self: start; margin-top: .2rem; }
.requests .name { color: inherit; font-weight: 650; font-size: 1.08rem; overflow-wrap: anywhere; text-decoration: none; }
.requests .name:hover { text-decoration: underline; }
.requests li:has(.name:hover) { border-color: var(--accent); }
.requests p { grid-column: 2 / -1; color: var(--muted); font-size: .95rem; overflow-wrap: anywhere; }
.requests .wanted { display: flex; flex-wrap: wrap; gap: .1rem 1.1rem; color: var(--text); font-size: 1rem; }
.requests .wanted a { font-weight: 600; white-space: nowrap; }
.requests p.bad { color: var(--error); }
.requests code { white-space: nowrap; }
.selection span { color: var(--muted); }
@media (scripting: enabled) { form:has([name="id"]):not(:has([name="id"]:checked, [value="delete-all"])) > .selection { display: none; } }
form:has([name="id"]:checked) .selection { position: sticky; bottom: 0; margin-inline: -1rem; padding: .75rem 1rem; border-radius: 1rem 1rem 0 0; background: var(--surface); box-shadow: 0 -2px 12px rgb(20 30 30 / 15%); }
.deletion { display: flex; flex-wrap: wrap; gap: .6rem; margin: 0; padding: 0; border: 0; }
.deletion summary { min-height: 2.75rem; padding: .45rem 1rem; align-content: center; border: 1px solid var(--error); border-radius: .65rem; color: var(--error); font-weight: 600; list-style: none; }
.deletion .button { margin-top: .4rem; }
.work { margin-top: 1rem; padding: 1rem 1.1rem 1.1rem; border-radius: .8rem; background: var(--inset); }
.work .button { min-height: 2.75rem; align-content: center; }
.work .note { grid-column: 1 / -1; }
@media (min-width: 48rem) { .work .filter { grid-template-columns: 1fr 1fr minmax(0, 1.35fr); } }
.check { display: flex; gap: .6rem; align-items: center; min-height: 2.75rem; margin-top: .5rem; overflow-wrap: anywhere; }
.check input { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--accent); }
dialog { width: min(24rem, 100% - 2rem); padding: 1.5rem; color: var(--text); }
dialog::backdrop { background: rgb(10 20 20 / 55%); }
dialog p { margin: .5rem 0 1.2rem; color: var(--muted); }
dialog .button { min-height: 2.75rem; }
.request h3 { margin-top: 1.25rem; }
.history { list-style: none; margin: .5rem 0 0; padding: 0; display: grid; gap: .5rem; overflow-wrap: anywhere; }
.history li { padding-inline-start: .8rem; border-inline-start: 3px solid var(--border); }
.history p { white-space: pre-wrap; }
.badge.state-new { background: var(--accent-bg); color: var(--accent); }
.badge.state-called { color: var(--literal); }
.badge.state-done, .badge.state-not-patient { color: var(--muted); }
.log { margin-top: 1.5rem; width: 100%; border-collapse: collapse; font-size: .95rem; }
.log th, .log td { padding: .5rem 1rem .5rem 0; border-bottom: 1px solid var(--border); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
.log td { min-width: 7ch; }
@media print { .bar, .actions, .no-print, .intro, details { display: none; } .request { break-after: page; } :root { background: none; } .card { border: 0; box-shadow: none; } main { padding: 0; } }
`;
