import css from "./panel.css?inline";
import { type DoctorReport, heading, labelIn, summary } from "./report.ts";

const HOST_ID = "web-scheduler-doctor-panel";
const TITLE = "Web Scheduler doctor";

export const isPanelOpen = () =>
  Boolean(document.getElementById(HOST_ID)?.shadowRoot?.querySelector("dialog[open]"));

/**
 * Asks before the page is checked, because anyone can send a patient a link that opens the doctor.
 *
 * @returns whether to check the page
 */
export function confirmCheck(): Promise<boolean> {
  return new Promise((resolve) => {
    let isAccepted = false;
    const dialog = openDialog([
      create("p", "This checks the page for problems with the appointment form."),
      create("p", "It is for the people who maintain this website. Patients do not need it."),
    ]);
    const check = button("Check this page", () => {
      isAccepted = true;
      dialog.close();
    });
    dialog.append(actions(check, closeButton(dialog)));
    dialog.addEventListener("close", () => resolve(isAccepted));
    dialog.showModal();
  });
}

/** Shows that the page is being checked; takes neither focus nor clicks from the form. */
export function showProgress(): void {
  addToPage(status("Checking this page…"));
}

/** Shows a report in a dialog in its own shadow root. Replaces the previous one. */
export function showPanel({ findings, checks, text }: DoctorReport): void {
  const forms = new Set(checks.map(({ form }) => form)).size - 1;
  const label = labelIn(forms);
  const list = create("ol");
  list.className = "findings";
  for (const { code, severity, what, why, fix, form } of findings) {
    const item = create("li");
    item.className = severity;
    const fixLine = create("p", ` ${fix}`);
    fixLine.prepend(create("strong", "Do this:"));
    const whatLine = create("p", ` ${label(form)}${what}`);
    whatLine.prepend(create("strong", heading(severity, code)));
    item.append(whatLine, create("p", why), fixLine);
    list.append(item);
  }
  const checked = create("ul");
  checked.className = "checks";
  for (const { check, result, form } of checks) {
    const item = create("li", ` ${label(form)}${check}`);
    item.prepend(create("strong", result));
    checked.append(item);
  }
  const copyStatus = status();
  const report = create("div");
  if (findings.length > 0) report.append(list);
  report.append(create("h3", "What was checked"), checked);
  const copy = button("Copy report", async () => {
    copyStatus.textContent = (await copyText(text, report))
      ? "Copied."
      : "The report is selected. Press Ctrl+C (⌘C on a Mac) to copy it.";
  });
  const dialog = openDialog([create("p", summary(findings))]);
  // Before the report: `showModal()` focuses the first button, and a button at the end would scroll
  // the report out of view.
  dialog.append(actions(copy, closeButton(dialog)), copyStatus, report);
  dialog.showModal();
}

/** A dialog with the doctor's title, in the page but not open yet. */
function openDialog(content: readonly Node[]): HTMLDialogElement {
  const dialog = create("dialog");
  dialog.setAttribute("aria-labelledby", "title");
  const title = create("h2", TITLE);
  title.id = "title";
  dialog.append(title, ...content);
  const host = addToPage(dialog);
  // Wait for `close`: by then the browser has restored focus to the page.
  dialog.addEventListener("close", () => host.remove());
  return dialog;
}

/** Shows an element in a shadow root, in place of the doctor's previous one. */
function addToPage(element: Element): Element {
  document.getElementById(HOST_ID)?.remove();
  const host = create("div");
  host.id = HOST_ID;
  host.lang = "en";
  host.dir = "ltr";
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  root.append(element);
  (document.body ?? document.documentElement).append(host);
  return host;
}

function create<Name extends keyof HTMLElementTagNameMap>(name: Name, text = "") {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function status(text = ""): HTMLParagraphElement {
  const element = create("p", text);
  element.setAttribute("role", "status");
  return element;
}

function actions(...buttons: readonly Element[]): HTMLParagraphElement {
  const element = create("p");
  element.className = "actions";
  element.append(...buttons);
  return element;
}

const closeButton = (dialog: HTMLDialogElement) => button("Close", () => dialog.close());

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = create("button", label);
  element.type = "button";
  element.addEventListener("click", onClick);
  return element;
}

/** Selects the report if there is no clipboard access, as on http pages. */
async function copyText(text: string, report: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    getSelection()?.selectAllChildren(report);
    return false;
  }
}
