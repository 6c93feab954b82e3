/** Puts a ribbon above the form, once the form is drawn. */
export function showRibbon(
  root: ParentNode & Node,
  direction: "ltr" | "rtl",
  title: string,
  sentences: readonly string[],
): void {
  const ribbon = document.createElement("p");
  ribbon.setAttribute("role", "note");
  ribbon.className = "draft-ribbon";
  ribbon.dir = direction;
  const name = document.createElement("strong");
  name.textContent = title;
  ribbon.append(name, ` ${sentences.join(" ")}`);
  // By single properties: a policy may forbid style sheets that were not there from the start.
  Object.assign(ribbon.style, {
    margin: "0 0 8px",
    padding: "10px 16px",
    borderRadius: "8px",
    background: "#5b2a86",
    color: "#ffffff",
    font: "15px/1.45 system-ui, sans-serif",
  });
  const place = () => {
    if (!root.querySelector(".widget")) return false;
    root.insertBefore(ribbon, root.firstChild);
    return true;
  };
  // What stands there before the first drawing would be taken for a part of it.
  if (place()) return;
  const waiting = new MutationObserver(() => {
    if (place()) waiting.disconnect();
  });
  waiting.observe(root, { childList: true });
}
