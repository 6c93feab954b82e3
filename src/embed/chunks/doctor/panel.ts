import css from "./panel.css?inline";
import { type DoctorReport, summary } from "./report.ts";

const HOST_ID = "web-scheduler-doctor-panel";

/** Shows a report in a dialog over the page, in a shadow root of its own; a former one goes. */
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
    status.textContent = (await copied(text, list)) ? "Copied." : "Select the text to copy it.";
  });
  const close = button("Close", () => dialog.close());
  const actions = create("p");
  actions.append(copy, close);
  dialog.append(title, create("p", summary(findings.length)), list, actions, status);
  if (findings.length === 0) list.remove();
  // Removed before focus goes back would leave it nowhere.
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

function button(label: string, press: () => void): HTMLButtonElement {
  const made = create("button", label);
  made.type = "button";
  made.addEventListener("click", press);
  return made;
}

/** Pages on http have no clipboard to write to. */
async function copied(text: string, list: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    getSelection()?.selectAllChildren(list);
    return false;
  }
}
