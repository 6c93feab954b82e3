import { type Control, TEXTS } from "./fields.ts";

type Options = readonly (readonly [value: string, label: string])[];

export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

const createError = (id: string) => create("span", { id, className: "error", role: "alert" });

export function createControl(
  { name, label, type, autocomplete, max }: Control,
  required: boolean,
) {
  const tag = type === "textarea" ? "textarea" : "input";
  const control = create(tag, { id: name, name, required, maxLength: max, autocomplete });
  if (control instanceof HTMLInputElement) control.type = type;
  control.setAttribute("aria-describedby", `${name}-error`);
  return create(
    "div",
    { className: "field" },
    create(
      "label",
      { className: "label", htmlFor: name },
      required ? label : `${label} (${TEXTS.optional})`,
    ),
    control,
    createError(`${name}-error`),
  );
}

export const createRadios = (name: string, options: Options, required: boolean) =>
  options.map(([value, label]) =>
    create(
      "label",
      { className: "choice" },
      create("input", { type: "radio", name, value, required }),
      ` ${label}`,
    ),
  );

export const createQuestion = (name: string, legend: string, options: Options, required = true) =>
  create(
    "fieldset",
    {},
    create("legend", {}, legend),
    ...createRadios(name, options, required),
    createError(`${name}-error`),
  );

function showError(control: HTMLInputElement): boolean {
  const { valid, valueMissing } = control.validity;
  const message = valid ? "" : valueMissing ? TEXTS.missing : control.validationMessage;
  control.setAttribute("aria-invalid", String(!valid));
  const error = control.closest("fieldset, .field")?.querySelector(".error");
  if (error && error.textContent !== message) error.textContent = message;
  return !valid;
}

export async function send(form: HTMLFormElement, status: HTMLElement): Promise<void> {
  const button = form.querySelector("button");
  if (button) button.disabled = true;
  try {
    const body = JSON.stringify(Object.fromEntries(new FormData(form)));
    const headers = { "Content-Type": "application/json" };
    const { ok } = await fetch("/submit", { method: "POST", headers, body });
    if (!ok) throw new Error("Not sent");
    form.replaceWith(create("p", { role: "status" }, TEXTS.sent));
  } catch {
    status.textContent = TEXTS.failed;
    if (button) button.disabled = false;
  }
}

/** A form that shows what is wrong when it is submitted, and while that is corrected. */
export function createForm(
  label: string,
  questions: readonly Node[],
  onSubmit: (form: HTMLFormElement, status: HTMLElement) => void,
): HTMLFormElement {
  const status = create("p", { role: "status" });
  const form = create(
    "form",
    { noValidate: true },
    ...questions,
    create("button", {}, label),
    status,
  );
  form.addEventListener("input", ({ target }) => {
    const control = target as HTMLInputElement;
    if (control.getAttribute("aria-invalid") === "true") showError(control);
  });
  form.addEventListener("focusout", ({ target }) => {
    const control = target as HTMLInputElement;
    if (control.value && "validity" in control) showError(control);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const controls = [...form.querySelectorAll<HTMLInputElement>("input, textarea")];
    const [first] = controls.filter((control) => showError(control));
    if (first) first.focus();
    else onSubmit(form, status);
  });
  return form;
}
