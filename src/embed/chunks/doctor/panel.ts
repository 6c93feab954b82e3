import css from "./panel.css?inline";
import { type DoctorReport, summary } from "./report.ts";

const HOST_ID = "web-scheduler-doctor-panel";

/** Shows a report in a dialog in its own shadow root. Replaces the previous one. */
export function showPanel({ findings, text }: DoctorReport): void {
  document.getElementById(HOST_ID)?.remove();
  const host = create("div");
  host.id = HOST_ID;
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];

  const dialog = create("dialog");
  dialog.lang = "en";
  dialog.setAttribute("aria-labelledby", "title");
  const title = create("h2", "Web Scheduler doctor");
  title.id = "title";
  const list = create("ul");
  for (const { code, message } of findings) {
    const item = create("li");
    item.append(create("strong", code), ` ${message}`);
    list.append(item);
  }
  const status = create("p");
  status.setAttribute("role", "status");
  const copy = button("Copy as text", async () => {
    status.textContent = (await copyText(text, list))
      ? "Copied."
      : "Could not copy. Select the text and copy it.";
  });
  const close = button("Close", () => dialog.close());
  const actions = create("p");
  actions.append(copy, close);
  dialog.append(title, create("p", summary(findings.length)), list, actions, status);
  if (findings.length === 0) list.remove();
  // Not before `close`, when focus has returned to the page.
  dialog.addEventListener("close", () => host.remove());
  root.append(dialog);
  (document.body ?? document.documentElement).append(host);
  dialog.showModal();
}

function create<Name extends keyof HTMLElementTagNameMap>(name: Name, text = "") {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = create("button", label);
  element.type = "button";
  element.addEventListener("click", onClick);
  return element;
}

/** Selects the list if there is no clipboard access, as on http pages. */
async function copyText(text: string, list: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    getSelection()?.selectAllChildren(list);
    return false;
  }
}
