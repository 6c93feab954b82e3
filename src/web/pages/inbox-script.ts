/** What the pages of the inbox can do only with a script: select all, and show new requests. */
export const INBOX_SCRIPT = `const POLL_MS = 5000;
for (const element of document.querySelectorAll("[data-script]")) element.hidden = false;
addEventListener("change", ({ target }) => {
  if (!target.matches("[data-all]")) return;
  for (const box of document.querySelectorAll("[name=id]")) box.checked = target.checked;
});
const list = () => document.querySelector("[data-version]");
const idsIn = (root) => [...root.querySelectorAll("[name=id]")].map(({ value }) => value);
const keyOf = (element) => element.getAttribute("href") ?? element.value;
async function update() {
  if (document.hidden) return;
  const { root, version } = list().dataset;
  const response = await fetch(root + "version");
  // The session has ended.
  if (response.redirected) return location.reload();
  if (!response.ok || (await response.text()) === version) return;
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
  const next = page.querySelector("[data-version]");
  if (!next || list().contains(document.querySelector("details[open]"))) return;
  const old = list();
  const shown = idsIn(old);
  const added = idsIn(next).filter((id) => !shown.includes(id)).length;
  // What is selected or focused stays so.
  const selected = [...old.querySelectorAll("[name=id]:checked")].map(({ value }) => value);
  const focused = old.contains(document.activeElement) && keyOf(document.activeElement);
  old.replaceWith(next);
  // The filter is not shown before the first request.
  const filter = page.querySelector("[role=search]");
  if (filter && !document.querySelector("[role=search]")) document.querySelector("[role=status]").before(filter);
  for (const box of next.querySelectorAll("[name=id]")) box.checked = selected.includes(box.value);
  for (const element of next.querySelectorAll("[data-script]")) element.hidden = false;
  if (focused) [...next.querySelectorAll("a, input, button")].find((element) => keyOf(element) === focused)?.focus();
  document.title = page.title;
  for (const part of ["h1", ".intro"]) document.querySelector(part).textContent = page.querySelector(part).textContent;
  if (added > 0) document.querySelector("[role=status]").textContent = added === 1 ? "1 new request" : added + " new requests";
}
const updateNow = () => update().catch(() => {});
if (list()) {
  setInterval(updateNow, POLL_MS);
  addEventListener("visibilitychange", updateNow);
}
`;
