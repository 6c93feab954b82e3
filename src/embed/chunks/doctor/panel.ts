import css from "./panel.css?inline";
import { type DoctorReport, summary } from "./report.ts";
import { create, createReportView } from "./report-view.ts";

const PANEL_ID = "web-scheduler-doctor-panel";
const TITLE = "Web Scheduler doctor";

export const isPanelOpen = () =>
  Boolean(document.getElementById(PANEL_ID)?.shadowRoot?.querySelector("dialog[open]"));

/**
 * Asks before the page is checked, because anyone can send a patient a link that opens the doctor.
 *
 * @returns whether to check the page
 */
export function confirmCheck(): Promise<boolean> {
  return new Promise((resolve) => {
    let isAccepted = false;
    const dialog = openDialog([
      create("p", {}, "This checks the page for problems with the appointment form."),
      create("p", {}, "It is for the people who maintain this website. Patients do not need it."),
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
  const copyStatus = status();
  const report = createReportView({ findings, checks });
  const copy = button("Copy report", async () => {
    copyStatus.textContent = (await copyText(text, report))
      ? "Copied."
      : "The report is selected. Press Ctrl+C (⌘C on a Mac) to copy it.";
  });
  const dialog = openDialog([create("p", {}, summary(findings))]);
  // Before the report: `showModal()` focuses the first button, and a button at the end would scroll
  // the report out of view.
  dialog.append(actions(copy, closeButton(dialog)), copyStatus, report);
  dialog.showModal();
}

/** A dialog with the doctor's title, in the page but not open yet. */
function openDialog(content: readonly Node[]): HTMLDialogElement {
  const dialog = create("dialog", {}, create("h2", { id: "title" }, TITLE), ...content);
  dialog.setAttribute("aria-labelledby", "title");
  const panel = addToPage(dialog);
  // Wait for `close`: by then the browser has restored focus to the page.
  dialog.addEventListener("close", () => panel.remove());
  return dialog;
}

/** Shows an element in a shadow root, instead of the doctor's previous one. */
function addToPage(element: Element): Element {
  document.getElementById(PANEL_ID)?.remove();
  const panel = create("div", { id: PANEL_ID, lang: "en", dir: "ltr" });
  if (canAttach(panel)) {
    const root = panel.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    root.append(element);
  } else panel.append(element);
  // A page may hide its body until a script shows it.
  const { body, documentElement } = document;
  (body && getComputedStyle(body).display !== "none" ? body : documentElement).append(panel);
  return panel;
}

/** Not in an old browser, nor if the page has removed it: then the report has no styles. */
const canAttach = (element: Element) => typeof element.attachShadow === "function";

const actions = (...buttons: readonly Node[]) => create("p", { className: "actions" }, ...buttons);

function status(text = ""): HTMLParagraphElement {
  const element = create("p", {}, text);
  element.setAttribute("role", "status");
  return element;
}

const closeButton = (dialog: HTMLDialogElement) => button("Close", () => dialog.close());

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = create("button", {}, label);
  element.type = "button";
  element.addEventListener("click", onClick);
  return element;
}

/** Copies the text; selects the report instead if there is no clipboard access, as on http pages. */
export async function copyText(text: string, report: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    getSelection()?.selectAllChildren(report);
    return false;
  }
}
