import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import css from "./baseline.css?inline";
import { type Control, FIELDS, TEXTS, type Texts } from "./fields.ts";

// A booking form as a developer would write it for one practice's page, without a library. It loads
// the record, checks it, renders it, loads available times, validates and sends.

type Config = LocationRecord["web_scheduler_config"];
type Options = readonly (readonly [value: string, label: string])[];

interface Settings {
  texts: Texts;
  /** Where available times come from; empty if they are not asked for. */
  slotsUrl: string;
  asksNewPatient: boolean;
}

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
    Object.keys(FIELDS).every((name) => name in config.required_fields) &&
    /^#[0-9a-f]{6}$/i.test(config.branding.font_color);
  if (!isValid) throw new TypeError("Invalid record");
  return record;
}

const createError = (id: string) => create("span", { id, className: "error", role: "alert" });

function createControl(
  { name, type, autocomplete, max }: Control,
  required: boolean,
  texts: Texts,
) {
  const tag = type === "textarea" ? "textarea" : "input";
  const control = create(tag, { id: name, name, required, maxLength: max, autocomplete });
  if (control instanceof HTMLInputElement) control.type = type;
  control.setAttribute("aria-describedby", `${name}-error`);
  const label = texts[name];
  return create(
    "div",
    { className: "field" },
    create(
      "label",
      { className: "label", htmlFor: name },
      required ? label : `${label} (${texts.optional})`,
    ),
    control,
    createError(`${name}-error`),
  );
}

const createRadios = (name: string, options: Options, required: boolean) =>
  options.map(([value, label]) =>
    create(
      "label",
      { className: "choice" },
      create("input", { type: "radio", name, value, required }),
      ` ${label}`,
    ),
  );

const createQuestion = (name: string, legend: string, options: Options, required = true) =>
  create(
    "fieldset",
    {},
    create("legend", {}, legend),
    ...createRadios(name, options, required),
    createError(`${name}-error`),
  );

/** The available times, by day; loaded again when another appointment type is chosen. */
function createSlots({ texts, slotsUrl }: Settings, timeZone: string) {
  const days = create("div", {});
  const question = createQuestion("slot", texts.slot, [], false);
  question.append(days);
  const format = (options: Intl.DateTimeFormatOptions, start: string) =>
    new Intl.DateTimeFormat("en-US", { ...options, timeZone }).format(new Date(start));
  async function load(type: string): Promise<void> {
    const url = new URL(slotsUrl);
    url.searchParams.set("start", `ge${new Date().toISOString()}`);
    url.searchParams.set("status", "free");
    url.searchParams.set("service-type", type);
    const { entry } = (await (await fetch(url)).json()) as {
      entry: { resource: { start: string } }[];
    };
    const starts = entry.map(({ resource }) => resource.start);
    const byDay = Map.groupBy(starts, (start) => format({ dateStyle: "full" }, start));
    days.replaceChildren(
      ...[...byDay].map(([day, times], index) =>
        create(
          "details",
          { open: index === 0 },
          create("summary", {}, day),
          ...createRadios(
            "slot",
            times.map((start) => [start, format({ timeStyle: "short" }, start)]),
            false,
          ),
        ),
      ),
    );
  }
  return { question, load };
}

function showError(control: HTMLInputElement, texts: Texts): boolean {
  const { valid, valueMissing } = control.validity;
  const message = valid ? "" : valueMissing ? texts.missing : control.validationMessage;
  control.setAttribute("aria-invalid", String(!valid));
  const error = control.closest("fieldset, .field")?.querySelector(".error");
  if (error && error.textContent !== message) error.textContent = message;
  return !valid;
}

async function send(form: HTMLFormElement, status: HTMLElement, texts: Texts): Promise<void> {
  const button = form.querySelector("button");
  if (button) button.disabled = true;
  try {
    const body = JSON.stringify(Object.fromEntries(new FormData(form)));
    const headers = { "Content-Type": "application/json" };
    const { ok } = await fetch("/submit", { method: "POST", headers, body });
    if (!ok) throw new Error("Not sent");
    form.replaceWith(create("p", { role: "status" }, texts.sent));
  } catch {
    status.textContent = texts.failed;
    if (button) button.disabled = false;
  }
}

/** A form that shows what is wrong when it is submitted, and while that is corrected. */
function createForm(
  texts: Texts,
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
    if (control.getAttribute("aria-invalid") === "true") showError(control, texts);
  });
  form.addEventListener("focusout", ({ target }) => {
    const control = target as HTMLInputElement;
    if (control.value && "validity" in control) showError(control, texts);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const controls = [...form.querySelectorAll<HTMLInputElement>("input, textarea")];
    const [first] = controls.filter((control) => showError(control, texts));
    if (first) first.focus();
    else onSubmit(form, status);
  });
  return form;
}

function createDetails(config: Config, settings: Settings, timeZone: string): HTMLFormElement {
  const { texts, slotsUrl, asksNewPatient } = settings;
  const questions: Node[] = [];
  const slots = slotsUrl ? createSlots(settings, timeZone) : null;
  if (config.appointment_types_enabled) {
    const types = config.appointment_types
      .filter(({ enabled }) => enabled)
      .map((type) => [type.appointment_type_name, type.display_name] as const);
    const question = createQuestion("appointmentType", texts.appointmentType, types);
    question.addEventListener("change", ({ target }) => {
      void slots?.load((target as HTMLInputElement).value);
    });
    questions.push(question);
  }
  if (config.provider_selection_enabled) {
    const profiles = config.provider_profiles as { id: string; display_name: string }[];
    const options = profiles.map(({ id, display_name }) => [id, display_name] as const);
    questions.push(createQuestion("provider", texts.provider, options));
  }
  if (slots) questions.push(slots.question);
  if (asksNewPatient) {
    questions.push(
      createQuestion("newPatient", texts.newPatient, [
        ["false", texts.yes],
        ["true", texts.no],
      ]),
    );
  }
  for (const [name, controls] of Object.entries(FIELDS)) {
    const field = name as keyof typeof FIELDS;
    const required = config.required_fields[field];
    if (!required && !config.optional_fields[field]) continue;
    questions.push(...controls.map((control) => createControl(control, required, texts)));
  }
  return createForm(texts, texts.send, questions, (form, status) => void send(form, status, texts));
}

function createScreener(config: Config, texts: Texts, onAllowed: () => void): HTMLFormElement {
  const { question, if_yes, if_no } = config.screener_question;
  const options = [
    ["yes", texts.yes],
    ["no", texts.no],
  ] as const;
  return createForm(texts, texts.next, [createQuestion("screener", question, options)], (form) => {
    const result = new FormData(form).get("screener") === "yes" ? if_yes : if_no;
    if (result.action === "allow") onAllowed();
    else form.replaceWith(create("p", { role: "status" }, result.message));
  });
}

function mount(host: HTMLElement, record: LocationRecord, settings: Settings): () => void {
  const config = checked(record).web_scheduler_config;
  const { branding } = config;
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const details = () => createDetails(config, settings, record.time_zone);
  const form = config.screener_question.enabled
    ? createScreener(config, settings.texts, () => form.replaceWith(details()))
    : details();
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
    form,
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

declare global {
  interface Window {
    /** Adds the form to an element; the result removes it. */
    mountBaseline?: (host: HTMLElement) => Promise<() => void>;
  }
}

function start({ dataset }: HTMLScriptElement): void {
  const { record = "", lang = "en", slots = "", ask = "" } = dataset;
  const texts = TEXTS[lang];
  if (!texts) throw new Error(`There are no texts in ${lang}.`);
  const settings = { texts, slotsUrl: slots, asksNewPatient: ask.includes("new-patient") };
  const mountLoaded = async (host: HTMLElement) => {
    host.dir = lang === "ar" ? "rtl" : "ltr";
    const response = await fetch(record);
    return mount(host, (await response.json()).data, settings);
  };
  window.mountBaseline = mountLoaded;
  const host = document.querySelector<HTMLElement>("#booking");
  mountLoaded(host ?? document.body).catch(() => {
    if (host) host.textContent = "The form could not be loaded. Please call us.";
  });
}
if (document.currentScript instanceof HTMLScriptElement) start(document.currentScript);
