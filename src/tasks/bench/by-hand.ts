import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { FIELDS, MISSING, NOT_LOADED, NOT_SENT, STYLES } from "./form.ts";

// The four usual fields without a library, as a developer would write it: loads a record, renders, validates, sends.

const field = ({
  name,
  label,
  autocomplete,
  maxLength,
}: (typeof FIELDS)[number]) => `<div class="field">
  <label for="${name}">${label}</label>
  <input id="${name}" name="${name}" required aria-describedby="${name}-error" autocomplete="${autocomplete}"
    maxlength="${maxLength}">
  <span id="${name}-error" class="error" role="alert"></span>
</div>`;

const FORM = `<style>${STYLES}</style>
<div class="form">
  <header><img height="56" alt=""><h2></h2><p></p></header>
  <form novalidate>
    ${FIELDS.map(field).join("")}
    <button>Request an appointment</button>
    <p role="status"></p>
  </form>
  <footer><p></p><a></a></footer>
</div>`;

function find<Type extends Element>(root: ParentNode, selector: string): Type {
  const element = root.querySelector<Type>(selector);
  if (!element) throw new Error(`${selector} is missing`);
  return element;
}

function showError(control: HTMLInputElement): boolean {
  const { valid, valueMissing } = control.validity;
  const message = valueMissing ? MISSING : control.validationMessage;
  control.setAttribute("aria-invalid", String(!valid));
  const error = control.nextElementSibling;
  if (error && error.textContent !== message) error.textContent = message;
  return !valid;
}

async function send(form: HTMLFormElement): Promise<void> {
  const button = find<HTMLButtonElement>(form, "button");
  button.disabled = true;
  try {
    const body = JSON.stringify(Object.fromEntries(new FormData(form)));
    const headers = { "Content-Type": "application/json" };
    const { ok } = await fetch("/submit", { method: "POST", headers, body });
    if (!ok) throw new Error("Not sent");
    form.replaceWith("Thank you. We will call you.");
  } catch {
    find(form, "[role=status]").textContent = NOT_SENT;
    button.disabled = false;
  }
}

function mount(host: HTMLElement, record: LocationRecord): void {
  const { branding } = record.web_scheduler_config;
  const root = host.attachShadow({ mode: "open" });
  root.innerHTML = FORM;
  const image = find<HTMLImageElement>(root, "img");
  image.src = branding.header_logo_url;
  image.alt = branding.header_logo_alt;
  find(root, "h2").textContent = record.name;
  find(root, "header p").textContent = branding.header_tagline;
  find(root, "footer p").textContent = branding.footer_address;
  const link = find<HTMLAnchorElement>(root, "a");
  link.href = `tel:${record.phone_number}`;
  link.textContent = branding.footer_phone;
  find<HTMLElement>(root, ".form").style.setProperty("--color", branding.font_color);
  const form = find<HTMLFormElement>(root, "form");
  form.addEventListener("input", ({ target }) => {
    const control = target as HTMLInputElement;
    if (control.getAttribute("aria-invalid") === "true") showError(control);
  });
  form.addEventListener("focusout", ({ target }) => {
    if (target instanceof HTMLInputElement && target.value) showError(target);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const [first] = [...form.querySelectorAll("input")].filter((control) => showError(control));
    if (first) first.focus();
    else void send(form);
  });
}

async function start({ dataset }: HTMLScriptElement): Promise<void> {
  const host = find<HTMLElement>(document, "#booking");
  try {
    const response = await fetch(dataset.record ?? "");
    mount(host, (await response.json()).data);
  } catch {
    host.textContent = NOT_LOADED;
  }
}

if (document.currentScript instanceof HTMLScriptElement) void start(document.currentScript);
