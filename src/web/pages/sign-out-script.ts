/**
 * Warns a minute before a session ends without activity, in which any key or click extends it. Only the
 * server knows when that is, because several tabs share a session.
 */
export const SIGN_OUT_SCRIPT = `const WARNING_SECONDS = 60;
const dialog = document.querySelector("[data-sign-out]");
const { signOut, signIn } = dialog.dataset;
let isActive = false;
let endsAt = Infinity;
let timer;
async function ask() {
  clearTimeout(timer);
  const response = await fetch(signOut + (isActive ? "?active" : "")).catch(() => null);
  // What the page shows must not stay on the screen, also without a connection.
  if (response?.redirected || Date.now() > endsAt) return location.replace(signIn);
  if (response?.ok) {
    isActive = false;
    endsAt = Date.now() + Number(response.headers.get("Seconds-Left")) * 1000;
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
