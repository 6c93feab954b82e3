import type { OwnValue } from "../site/own-values.ts";
import { checkValue } from "./check-value.ts";
import { replacePlaceholders } from "./replace-placeholders.ts";

const KEY = "web-scheduler-documents";

/** What was typed, by the kind of value; kept for the tab. */
function readTyped(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // Storage is off, or from another version.
  }
}

function writeTyped(typed: Record<string, string>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // The values then last for this page.
  }
}

/** Puts the reader's own values into the page's snippets while they are typed. */
export function connectOwnValues(): void {
  const details = document.querySelector<HTMLDetailsElement>("details.values");
  const form = details?.querySelector("form");
  if (!details || !form) return;
  const inputs = [...form.querySelectorAll("input")];
  const blocks = [...document.querySelectorAll(".code code, ol code")].map((code) => ({
    code,
    text: code.textContent,
  }));

  const update = () => {
    const values = new Map<string, string>();
    for (const input of inputs) {
      const { name, value, dataset } = input;
      const reading = value.trim() ? checkValue(name as OwnValue["kind"], value) : null;
      const problem = reading?.ok === false ? reading.problem : "";
      if (reading?.ok) values.set(dataset.replaces ?? "", reading.value);
      input.setAttribute("aria-invalid", String(problem !== ""));
      const error = document.getElementById(`${input.id}-error`);
      if (error && error.textContent !== problem) error.textContent = problem;
    }
    for (const { code, text } of blocks) code.textContent = replacePlaceholders(text, values);
  };
  const typed = readTyped();
  for (const input of inputs) input.value = typed[input.name] ?? "";
  form.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement) {
      writeTyped({ ...readTyped(), [target.name]: target.value });
    }
    update();
  });
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    for (const input of inputs) input.value = "";
    writeTyped({});
    update();
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  update();
  details.hidden = false;
}
