// Gives the form the location of the page's link, …/book/?location=main. Nothing else in a link counts.
// Runs before the form's script, because both are deferred: the form starts with its location.
(() => {
  const form = document.querySelector("web-scheduler");
  const chooser = document.getElementById("chooser");
  const text = document.getElementById("locations")?.textContent;
  if (!form || !chooser || !text) return;

  /** @type {Record<string, string>} */
  const ids = JSON.parse(text);
  const names = Object.keys(ids);
  const asked = (new URLSearchParams(location.search).get("location") ?? "").trim().toLowerCase();
  const isAsked = (/** @type {string} */ name) =>
    name === asked || ids[name]?.toLowerCase() === asked;
  const name = asked === "" && names.length === 1 ? names[0] : names.find(isAsked);
  if (name !== undefined) {
    form.setAttribute("location-id", ids[name] ?? "");
    return;
  }

  const list = chooser.appendChild(document.createElement("ul"));
  for (const name of names) {
    const link = document.createElement("a");
    link.href = `?location=${encodeURIComponent(name)}`;
    link.textContent = name.replaceAll("-", " ");
    list.appendChild(document.createElement("li")).append(link);
  }
  // Its link to call stays.
  chooser.append(...form.querySelectorAll("a"));
  form.remove();
  chooser.hidden = false;
})();
