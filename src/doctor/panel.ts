import { createStyles } from "../host/page.ts";
import css from "./panel.css?inline";
import { type DoctorReport, heading, summary } from "./report.ts";

const PANEL_ID = "web-scheduler-doctor-panel";

const adoptStyles = createStyles(css);

export const isPanelOpen = () =>
  Boolean(document.getElementById(PANEL_ID)?.shadowRoot?.querySelector("dialog[open]"));

/** Asks whether to check the page, because anyone can send a patient a link that opens the doctor. */
export function confirmCheck(): Promise<boolean> {
  return new Promise((resolve) => {
    const check = create("button", { onclick: () => dialog.close("check") }, "Check this page");
    const text =
      "This checks the page for problems with the appointment form. It is for the people who maintain this website. Patients do not need it.";
    const dialog = openDialog(create("p", {}, text), check);
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "check"));
  });
}

/** Shows that the page is being checked; takes neither focus nor clicks from the form. */
export function showProgress(): void {
  addToPage(create("dialog", { role: "status", open: true }, "Checking this page…"));
}

/** Shows a report in a dialog in its own shadow root. Replaces the previous one. */
export function showPanel({ ok, findings, checks, text }: DoctorReport): void {
  const problems = findings.map((found) =>
    create(
      "li",
      { className: found.severity },
      create("p", {}, create("strong", {}, heading(found)), ` ${found.what}`),
      create("p", {}, create("strong", {}, "Do this:"), ` ${found.fix}`),
    ),
  );
  const status = create("span", { role: "status" });
  const onclick = async () => {
    // `clipboard` is undefined on http pages.
    const copied = navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    status.textContent = (await copied) ? "Copied." : "Select the report below to copy it.";
  };
  const rows = (result: string) => {
    const found = checks.filter((check) => check.startsWith(result));
    return create("ul", {}, ...found.map((check) => create("li", {}, check.replace("ok: ", ""))));
  };
  const passed = rows("ok");
  const title = `Passed: ${passed.childElementCount} of ${checks.length} checks`;
  openDialog(
    create("p", { className: ok ? "verdict good" : "verdict" }, summary(findings, checks)),
    create("button", { onclick }, "Copy report"),
    status,
    create("ol", {}, ...problems),
    rows("not"),
    create("details", {}, create("summary", {}, title), passed),
  );
}

function openDialog(text: Node, action: HTMLButtonElement, ...report: Node[]): HTMLDialogElement {
  const close = create("button", { onclick: () => dialog.close() }, "Close");
  // First, because `showModal()` focuses it: at the end, it would scroll the report out of view.
  const buttons = create("p", {}, action, close);
  const title = create("h2", { id: "title" }, "Web Scheduler doctor");
  const dialog = create("dialog", {}, title, text, buttons, ...report);
  dialog.setAttribute("aria-labelledby", "title");
  const panel = addToPage(dialog);
  // Wait for `close`: by then the browser has restored focus to the page.
  dialog.addEventListener("close", () => panel.remove());
  dialog.showModal();
  return dialog;
}

/** Shows an element in a shadow root, instead of the doctor's previous one. */
function addToPage(element: Element): Element {
  document.getElementById(PANEL_ID)?.remove();
  const panel = create("div", { id: PANEL_ID, lang: "en", dir: "ltr" });
  const root = panel.attachShadow({ mode: "open" });
  adoptStyles(root);
  root.append(element);
  // A page may hide its body until a script shows it.
  const { body, documentElement } = document;
  (getComputedStyle(body).display === "none" ? documentElement : body).append(panel);
  return panel;
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element: HTMLElementTagNameMap[Name] = document.createElement(name);
  Object.assign(element, properties).append(...children);
  return element;
}
