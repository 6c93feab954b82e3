export const INBOX_SCRIPT = `const POLL_MS = 5000;
addEventListener("change", ({ target }) => {
  if (!target.matches("[data-all]")) return;
  for (const box of document.querySelectorAll("[name=id]")) box.checked = target.checked;
});
const list = () => document.querySelector("[data-version]");
const idsIn = (root) => [...root.querySelectorAll("[name=id]")].map(({ value }) => value);
const keyOf = (element) => element.getAttribute("href") ?? element.ariaLabel ?? element.name + element.value;
const say = (text) => (document.querySelector("[role=status]").textContent = text);
addEventListener("click", async ({ target }) => {
  const { copy } = target.dataset ?? {};
  if (copy === undefined) return;
  await navigator.clipboard.writeText(copy).then(() => say("Copied."), () => say("This browser did not copy it."));
});
async function update() {
  if (document.hidden) return;
  const { root, version } = list().dataset;
  const response = await fetch(root + "version");
  // The session has ended.
  if (response.redirected) return location.reload();
  if (!response.ok || (await response.text()) === version) return;
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
  const next = page.querySelector("[data-version]");
  const old = list();
  // Somebody works on it.
  const open = old.querySelector("li:has(details[open])");
  const rows = [...(next?.querySelectorAll("li[id]") ?? [])];
  const place = rows.findIndex(({ id }) => id === open?.id);
  if (!next || (open && place < 0) || old.querySelector(".deletion[open]")) return;
  const shown = idsIn(old);
  const added = idsIn(next).filter((id) => !shown.includes(id)).length;
  // What is selected or focused stays so.
  const selected = [...old.querySelectorAll("[name=id]:checked")].map(({ value }) => value);
  const focused = document.activeElement;
  if (open) {
    for (const row of old.querySelectorAll("li[id]")) if (row !== open) row.remove();
    open.before(...rows.slice(0, place));
    open.after(...rows.slice(place + 1));
    old.dataset.version = next.dataset.version;
  } else {
    for (const row of next.querySelectorAll("li details")) row.open = false;
    old.replaceWith(next);
  }
  const [filter, oldFilter] = [page, document].map((root) => root.querySelector("[role=search]"));
  // The filter is not shown before the first request. Somebody may be typing or choosing in it.
  if (!oldFilter) document.querySelector("[role=status]").before(filter ?? "");
  else if (filter) {
    oldFilter.querySelector(".states:not(:has(select:focus))")?.replaceWith(filter.querySelector(".states"));
  }
  for (const box of list().querySelectorAll("[name=id]")) box.checked = selected.includes(box.value);
  if (!focused.isConnected) [...document.querySelectorAll("main :is(a, input, button, summary)")].find((element) => keyOf(element) === keyOf(focused))?.focus();
  document.title = page.title;
  for (const part of ["h1", "main > .small"]) document.querySelector(part).textContent = page.querySelector(part).textContent;
  if (added > 0) say(added === 1 ? "1 new request" : added + " new requests");
}
const updateNow = () => update().catch(() => {});
if (list()) {
  setInterval(updateNow, POLL_MS);
  addEventListener("visibilitychange", updateNow);
}
`;

/** Warns a minute before a session ends; a key or click extends it. Only the server knows when: tabs share it. */
export const SIGN_OUT_SCRIPT = `const WARNING_SECONDS = 60;
const dialog = document.querySelector("[data-sign-out]");
const { signOut, signIn } = dialog.dataset;
let isActive = false;
let endsAt = Infinity;
let timer;
let isChecked = false;
/** The form in which something was typed. */
let work;
const main = document.querySelector("main");
const signedOut = document.createElement("main");
signedOut.innerHTML = '<h1>You were signed out</h1><p class="intro" role="alert">What you typed is kept here. <a target="_blank" href="' + signIn + '">Sign in in a new tab</a>, then come back.</p>';
// What the page shows must not stay on the screen, also without a connection. What was typed stays in memory only.
function leave() {
  work ??= [...document.querySelectorAll("form.work")].find(({ elements }) => elements.note.value);
  if (!work) return location.replace(signIn);
  dialog.close();
  main.replaceWith(signedOut);
  endsAt = Infinity;
  timer = setTimeout(ask, 5000);
}
async function comeBack() {
  // Perhaps somebody else has signed in, who may not see this request.
  const url = new URL("..", work.action);
  const { status, redirected } = await fetch(url).catch(() => ({ status: 0 }));
  if (status === 404) return location.replace(url);
  if (status !== 200 || redirected) return;
  signedOut.replaceWith(main);
  work.elements.note.focus();
  work = undefined;
}
// A button of the form does not lose what was typed either.
addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches(".work") || isChecked) return;
  event.preventDefault();
  isActive = true;
  await ask();
  isChecked = form.isConnected;
  if (isChecked) form.requestSubmit(event.submitter);
  isChecked = false;
});
async function ask() {
  clearTimeout(timer);
  const response = await fetch(signOut + (isActive ? "?active" : "")).catch(() => null);
  if (response?.redirected || Date.now() > endsAt) return leave();
  if (response?.ok) {
    isActive = false;
    endsAt = Date.now() + Number(response.headers.get("Seconds-Left")) * 1000;
    if (signedOut.isConnected) await comeBack();
  }
  const seconds = (endsAt - Date.now()) / 1000 - WARNING_SECONDS;
  if (seconds > 0) dialog.close();
  else if (!dialog.open) dialog.showModal();
  timer = setTimeout(ask, Math.min(Math.max(seconds, 5), 60) * 1000);
}
for (const type of ["keydown", "pointerdown", "wheel"]) {
  addEventListener(type, () => {
    isActive = true;
    if (dialog.open) ask();
  }, { passive: true });
}
// A timer of a hidden page may be late.
addEventListener("visibilitychange", () => document.hidden || ask());
ask();
`;
