import type { LocationRecord } from "../../../../contract/location-record/location-record.ts";
import { errorOf, FIELDS, type Field } from "./fields.ts";
import css from "./floor.css?inline";

// The floor: a booking form as a developer would write it for one practice's page, without a library
// and in one language. It loads the record, checks it, renders it, validates and sends.

type Control = HTMLInputElement | HTMLTextAreaElement;

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

function checked(record: LocationRecord): LocationRecord {
  const config = record.web_scheduler_config;
  const isValid =
    typeof record.name === "string" &&
    Array.isArray(config.appointment_types) &&
    config.appointment_types.every((type) => typeof type.display_name === "string") &&
    FIELDS.every(({ name }) => typeof config.required_fields[name] === "boolean") &&
    /^#[0-9a-f]{6}$/i.test(config.branding.font_color);
  if (!isValid) throw new TypeError("Invalid record");
  return record;
}

const createError = (id: string) => create("span", { id, className: "error", role: "alert" });

let count = 0;

function createField({ name, label, type, autocomplete, max }: Field, required: boolean): Node {
  const id = `${name}-${count}`;
  const tag = type === "textarea" ? "textarea" : "input";
  const control = create(tag, { id, name, required, maxLength: max });
  if (control instanceof HTMLInputElement) control.type = type;
  control.setAttribute("autocomplete", autocomplete);
  control.setAttribute("aria-describedby", `${id}-error`);
  const text = required ? label : `${label} (optional)`;
  return create(
    "div",
    { className: "field" },
    create("label", { className: "label", htmlFor: id }, text),
    control,
    createError(`${id}-error`),
  );
}

const createTypes = (names: readonly string[]) =>
  create(
    "fieldset",
    {},
    create("legend", {}, "What do you need?"),
    ...names.map((value) =>
      create(
        "label",
        { className: "choice" },
        create("input", { type: "radio", name: "appointmentType", value, required: true }),
        ` ${value}`,
      ),
    ),
    createError(`type-${count}-error`),
  );

function showError(control: Control): boolean {
  const message = errorOf(control);
  control.setAttribute("aria-invalid", String(message !== ""));
  const error = control.closest("fieldset, .field")?.querySelector(".error");
  if (error && error.textContent !== message) error.textContent = message;
  return message !== "";
}

async function send(form: HTMLFormElement, status: HTMLElement): Promise<void> {
  const button = form.querySelector("button");
  if (button) button.disabled = true;
  try {
    const body = JSON.stringify(Object.fromEntries(new FormData(form)));
    const headers = { "Content-Type": "application/json" };
    const { ok } = await fetch("/submit", { method: "POST", headers, body });
    if (!ok) throw new Error("Not sent");
    form.replaceWith(create("p", { role: "status" }, "Thank you. We will call you."));
  } catch {
    status.textContent = "Your request could not be sent. Please try again.";
    if (button) button.disabled = false;
  }
}

function createForm(config: LocationRecord["web_scheduler_config"]): HTMLFormElement {
  const types = config.appointment_types.map(({ display_name }) => display_name);
  const asked = FIELDS.filter(
    ({ name }) => config.required_fields[name] || config.optional_fields[name],
  );
  const status = create("p", { role: "status" });
  const form = create(
    "form",
    { noValidate: true },
    createTypes(types),
    ...asked.map((field) => createField(field, config.required_fields[field.name])),
    create("button", {}, "Request an appointment"),
    status,
  );
  form.addEventListener("input", ({ target }) => {
    if ((target as Control).getAttribute("aria-invalid") === "true") showError(target as Control);
  });
  form.addEventListener("focusout", ({ target }) => {
    if ((target as Control).value && "validity" in (target as Control))
      showError(target as Control);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const controls = [...form.querySelectorAll<Control>("input, textarea")];
    const [first] = controls.filter(showError);
    if (first) first.focus();
    else void send(form, status);
  });
  return form;
}

function mount(host: HTMLElement, loaded: LocationRecord): () => void {
  count += 1;
  const record = checked(loaded);
  const { branding } = record.web_scheduler_config;
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const box = create(
    "div",
    { className: "form" },
    create(
      "header",
      {},
      create("img", { src: branding.header_logo_url, alt: branding.header_logo_alt, height: 56 }),
      create("h2", {}, record.name),
      create("p", {}, branding.header_tagline),
    ),
    createForm(record.web_scheduler_config),
    create(
      "footer",
      {},
      create("p", {}, `${branding.footer_address} · `),
      create("a", { href: `tel:${record.phone_number}` }, branding.footer_phone),
    ),
  );
  box.style.setProperty("--color", branding.font_color);
  root.replaceChildren(box);
  return () => root.replaceChildren();
}

window.mountFloor = mount;

async function start({ dataset }: HTMLScriptElement): Promise<void> {
  const host = document.querySelector<HTMLElement>("#booking");
  if (!host || !dataset.record) return;
  try {
    const response = await fetch(dataset.record);
    mount(host, (await response.json()).data);
  } catch {
    host.textContent = "The form could not be loaded. Please call us.";
  }
}
if (document.currentScript instanceof HTMLScriptElement) void start(document.currentScript);
