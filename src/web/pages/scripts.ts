export const INBOX_SCRIPT = `const POLL_MS = 5000;
const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const list = () => $("[data-version]");
const keyOf = (element) => element.getAttribute("href") ?? element.ariaLabel ?? element.name + element.value;
const say = (text) => ($("[role=status]").textContent = text);
// Fields with unsaved text. In a form that came back with a problem, the unsaved note is the default value.
const typedIn = (root) => $$(".work [id]", root).filter(({ type, value, defaultValue }) => value && (type === "textarea" || value !== defaultValue));
const read = async (response) => new DOMParser().parseFromString(await response.text(), "text/html");
addEventListener("change", ({ target }) => {
  if (!target.matches("[data-all]")) return;
  for (const box of $$("[name=id]")) box.checked = target.checked;
});
addEventListener("click", async ({ target }) => {
  const { copy } = target.dataset ?? {};
  if (copy === undefined) return;
  await navigator.clipboard.writeText(copy).then(() => say("Copied."), () => say("This browser did not copy it."));
});
// Without a new page: a screen reader says what was saved and where the focus goes, and nothing typed is lost.
addEventListener("submit", async (event) => {
  const { target: form, submitter } = event;
  if (!form.matches(".work")) return;
  event.preventDefault();
  form.inert = true;
  try {
    const body = new URLSearchParams(new FormData(form, submitter));
    const page = await read(await fetch(form.action, { method: "POST", body }));
    if ($(".sign-in", page)) return await poll();
    const [old, next] = [document, page].map((root) => $("[data-version], .request", root));
    if (!next) return say("Not saved. " + ($(".intro", page)?.textContent ?? "Try again."));
    keepTyped(old, next, form);
    old.replaceWith(next);
    showAround(page);
    $("[role=status]").replaceChildren(...$("[role=status]", page).childNodes);
    const shown = $(".requests [open] > summary, .request h2", next);
    shown?.scrollIntoView();
    ($("[autofocus]", next) ?? shown ?? $("#text")).focus({ preventScroll: true });
  } catch {
    say("Not saved. Try again.");
  } finally {
    form.inert = false;
  }
});
// In the other rows of the new list; above it, if it does not have them.
function keepTyped(old, next, saved) {
  for (const field of typedIn(old).filter(({ form }) => form !== saved)) {
    const same = $("#" + field.id, next);
    if (same) same.value = field.value;
    else ($("ul", next) ?? next).prepend(field.closest("li"));
  }
}
function showAround(page) {
  const [filter, oldFilter] = [page, document].map((root) => $("[role=search]", root));
  // The filter is not shown before the first request. Somebody may be typing or choosing in it.
  if (!oldFilter) $("[role=status]").before(filter ?? "");
  else if (filter) $(".states:not(:has(select:focus))", oldFilter)?.replaceWith($(".states", filter));
  for (const part of ["title", "h1", "main > .small"]) $(part)?.replaceWith($(part, page));
}
async function update() {
  const page = await read(await fetch(location.href));
  const next = $("[data-version]", page);
  const old = list();
  // Somebody works on it.
  const open = $("li:has(details[open])", old);
  if (!next || (open && !$("#" + open.id, next)) || $(".deletion[open]", old)) return;
  const shown = $$("li[id]", old).map(({ id }) => id);
  // What is selected or focused stays so.
  const selected = $$("[name=id]:checked", old).map(({ value }) => value);
  const focused = document.activeElement;
  keepTyped(old, next);
  const rows = $$("li[id]", next);
  const added = rows.filter(({ id }) => !shown.includes(id)).length;
  if (open) {
    const place = rows.findIndex(({ id }) => id === open.id);
    for (const row of $$("li[id]", old)) if (row !== open) row.remove();
    open.before(...rows.slice(0, place));
    open.after(...rows.slice(place + 1));
    old.dataset.version = next.dataset.version;
  } else {
    for (const row of $$("li details", next)) row.open = false;
    old.replaceWith(next);
  }
  showAround(page);
  for (const box of $$("[name=id]")) box.checked = selected.includes(box.value);
  if (!focused.isConnected) $$("main :is(a, input, button, summary)").find((element) => keyOf(element) === keyOf(focused))?.focus();
  if (added > 0) say(added === 1 ? "1 new request" : added + " new requests");
}

// Warns a minute before a session ends without activity, which a key or click is. Only the server knows: tabs share it.
const WARNING_MS = 60_000;
const dialog = $("dialog");
const inbox = new URL(".", import.meta.url);
const signIn = new URL("sign-in/", inbox);
let isActive = false;
let endsAt = Infinity;
// Replaces the page when it must no longer be visible, even offline. What was typed stays in memory only.
const instead = (title, markup) => Object.assign(document.createElement("main"), { innerHTML: "<h1>" + title + '</h1><p class="intro" role="alert">' + markup });
const main = $("main");
const signedOut = instead("You were signed out", 'What you typed is kept here. <a target="_blank" href="' + signIn + '">Sign in in a new tab</a>, then come back.');
const changed = instead("Not saved", 'The locations of your account have changed. Copy what you typed, then <a href="' + inbox + '">open the inbox</a>.</p><div class="fields"><label for="typed">What you typed</label><textarea id="typed" readonly></textarea></div>');
function leave(page, url) {
  if (typedIn(main).length === 0) return location.replace(url);
  dialog.close();
  if (!page.isConnected) $("main").replaceWith(page);
}
// Somebody else has signed in, who must not see what was typed, or the locations of the account have changed.
function change(viewer) {
  const typed = typedIn(main).map(({ value }) => value).join("\\n");
  $("textarea", changed).value = typed;
  if (viewer.startsWith(dialog.dataset.viewer.replace(/ .*/, ""))) return leave(changed, inbox);
  main.replaceChildren();
  location.replace(inbox + (typed && "?lost"));
}
addEventListener("beforeunload", (event) => {
  if (typedIn(main).length > 0 && !changed.isConnected) event.preventDefault();
});
function checkSession(response) {
  if (response?.redirected || Date.now() > endsAt) {
    endsAt = Infinity;
    return leave(signedOut, signIn);
  }
  if (response?.ok) {
    isActive = false;
    endsAt = Date.now() + Number(response.headers.get("Seconds-Left")) * 1000;
    const viewer = response.headers.get("Viewer");
    if (viewer !== dialog.dataset.viewer) return change(viewer);
    if (!main.isConnected) {
      $("main").replaceWith(main);
      typedIn(main)[0]?.focus();
    }
  }
  if (endsAt - Date.now() > WARNING_MS) dialog.close();
  else if (!dialog.open) dialog.showModal();
}
async function poll() {
  const url = new URL(isActive ? "version?active" : "version", import.meta.url);
  const response = await fetch(url).catch(() => null);
  if (dialog) checkSession(response);
  if (document.hidden || !list() || !response?.ok) return;
  if ((await response.text()) !== list().dataset.version) await update();
}
const pollNow = () => poll().catch(() => {});
for (const type of ["keydown", "pointerdown", "wheel"]) {
  addEventListener(type, () => {
    isActive = true;
    if (dialog?.open) pollNow();
  }, { passive: true });
}
// A timer of a hidden page may be late. A page that is left is hidden, too.
addEventListener("visibilitychange", () => document.hidden || pollNow());
setInterval(pollNow, POLL_MS);
pollNow();
`;
