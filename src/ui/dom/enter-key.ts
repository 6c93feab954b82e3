import type { TargetedKeyboardEvent } from "preact";

const controlsOf = (form: ParentNode) => [
  ...form.querySelectorAll<HTMLInputElement>(".question input, .question textarea"),
];

const isChoice = ({ type }: HTMLInputElement) => type === "radio" || type === "checkbox";

/** The first control after one that answers another question, or that takes another text. */
function nextControl(form: ParentNode, control: HTMLInputElement): HTMLInputElement | undefined {
  const controls = controlsOf(form);
  const question = control.closest(".question");
  const next = controls
    .slice(controls.indexOf(control) + 1)
    .find((other) => !isChoice(control) || other.closest(".question") !== question);
  // As with Tab.
  return next && isChoice(next)
    ? (next.closest(".question")?.querySelector<HTMLInputElement>(":checked") ?? next)
    : next;
}

export function setEnterKeyHints(form: HTMLFormElement, isLast: boolean): void {
  for (const control of controlsOf(form)) {
    if (isChoice(control) || control.type === "textarea") continue;
    control.enterKeyHint = nextControl(form, control) || !isLast ? "next" : "send";
  }
}

/**
 * Moves to the next question on Enter; in the last one, the browser clicks the button. Handles
 * `keypress`, because browsers fire `keydown` also when Enter selects a suggestion of theirs.
 */
export function moveOn(event: TargetedKeyboardEvent<HTMLFormElement>): void {
  const { key, repeat, currentTarget } = event;
  const target = event.target as HTMLInputElement;
  if (key !== "Enter" || target.localName !== "input") return;
  const next = nextControl(currentTarget, target);
  if (!next && !repeat) return;
  event.preventDefault();
  if (!repeat) next?.focus();
}
