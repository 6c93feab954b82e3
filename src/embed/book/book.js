// Gives the form the location of the page's link, …/book/?location=main, or all of them, of which the form then asks for
// one. Nothing else in a link counts. Runs before the form's script, because both are deferred.

/**
 * What the page says around the form, from the form's languages: the build writes it. In its own language, the page says
 * what its HTML says.
 *
 * @type {Record<string, [title: string, call: string]>}
 */
const SENTENCES = {};

(() => {
  const form = document.querySelector("web-scheduler");
  const text = document.getElementById("locations")?.textContent;
  if (!form || !text) return;
  followPage(form);

  /** @type {Record<string, string>} */
  const ids = JSON.parse(text);
  const asked = (new URLSearchParams(location.search).get("location") ?? "").trim().toLowerCase();
  const named = Object.entries(ids).find(([name, id]) => [name, id.toLowerCase()].includes(asked));
  form.setAttribute("location-id", named?.[1] ?? Object.values(ids).join(" "));
})();

/** @param {HTMLElement} form */
function followPage(form) {
  const page = document.documentElement;
  const elements = ["title", "web-scheduler h1", "web-scheduler a"].map((selector) =>
    document.querySelector(selector),
  );
  const own = { lang: page.lang, texts: elements.map((element) => element?.textContent) };
  const show = (/** @type {string} */ lang) => {
    const [title, call] = SENTENCES[lang] ?? [];
    if (!title) return;
    // Without its region: the form is in Spanish on a page in `es-US`.
    const isOwn = own.lang.replace(/-\w\w$/, "") === lang;
    const texts = isOwn ? own.texts : [title, title, call];
    for (const [i, element] of elements.entries()) {
      if (element) element.textContent = texts[i] ?? null;
    }
    page.lang = isOwn ? own.lang : lang;
    page.dir = lang === "ar" ? "rtl" : "ltr";
  };
  show(form.lang);
  customElements.whenDefined("web-scheduler").then(() => {
    const root = form.shadowRoot;
    if (!root) return;
    const follow = () => show(root.querySelector("section")?.lang ?? "");
    const changes = { subtree: true, childList: true, attributeFilter: ["lang"] };
    new MutationObserver(follow).observe(root, changes);
    follow();
  });
}
