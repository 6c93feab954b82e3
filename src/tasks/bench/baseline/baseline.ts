import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import css from "./baseline.css?inline";
import {
  create,
  createControl,
  createForm,
  createQuestion,
  createRadios,
  send,
} from "./controls.ts";
import { FIELDS, TEXTS } from "./fields.ts";

// A booking form as a developer would write it for one practice's page, without a library. It loads
// the record, checks it, renders it, loads available times, validates and sends.

type Config = LocationRecord["web_scheduler_config"];

interface Settings {
  /** Where available times come from; empty if they are not asked for. */
  slotsUrl: string;
  asksNewPatient: boolean;
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

/** The available times, by day; loaded again when another appointment type is chosen. */
function createSlots({ slotsUrl }: Settings, timeZone: string) {
  const days = create("div", {});
  const question = createQuestion("slot", TEXTS.slot, [], false);
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

function createDetails(config: Config, settings: Settings, timeZone: string): HTMLFormElement {
  const { slotsUrl, asksNewPatient } = settings;
  const questions: Node[] = [];
  const slots = slotsUrl ? createSlots(settings, timeZone) : null;
  if (config.appointment_types_enabled) {
    const types = config.appointment_types
      .filter(({ enabled }) => enabled)
      .map((type) => [type.appointment_type_name, type.display_name] as const);
    const question = createQuestion("appointmentType", TEXTS.appointmentType, types);
    question.addEventListener("change", ({ target }) => {
      void slots?.load((target as HTMLInputElement).value);
    });
    questions.push(question);
  }
  if (config.provider_selection_enabled) {
    const profiles = config.provider_profiles as { id: string; display_name: string }[];
    const options = profiles.map(({ id, display_name }) => [id, display_name] as const);
    questions.push(createQuestion("provider", TEXTS.provider, options));
  }
  if (slots) questions.push(slots.question);
  if (asksNewPatient) {
    questions.push(
      createQuestion("newPatient", TEXTS.newPatient, [
        ["false", TEXTS.yes],
        ["true", TEXTS.no],
      ]),
    );
  }
  for (const [name, controls] of Object.entries(FIELDS)) {
    const field = name as keyof typeof FIELDS;
    const required = config.required_fields[field];
    if (!required && !config.optional_fields[field]) continue;
    questions.push(...controls.map((control) => createControl(control, required)));
  }
  return createForm(TEXTS.send, questions, (form, status) => void send(form, status));
}

function createScreener(config: Config, onAllowed: () => void): HTMLFormElement {
  const { question, if_yes, if_no } = config.screener_question;
  const options = [
    ["yes", TEXTS.yes],
    ["no", TEXTS.no],
  ] as const;
  return createForm(TEXTS.next, [createQuestion("screener", question, options)], (form) => {
    const result = new FormData(form).get("screener") === "yes" ? if_yes : if_no;
    if (result.action === "allow") onAllowed();
    else form.replaceWith(create("p", { role: "status" }, result.message));
  });
}

function mount(host: HTMLElement, record: LocationRecord, settings: Settings): void {
  const config = checked(record).web_scheduler_config;
  const { branding } = config;
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const details = () => createDetails(config, settings, record.time_zone);
  const form = config.screener_question.enabled
    ? createScreener(config, () => form.replaceWith(details()))
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
}

async function start({ dataset }: HTMLScriptElement): Promise<void> {
  const { record = "", slots = "", ask = "" } = dataset;
  const settings = { slotsUrl: slots, asksNewPatient: ask.includes("new-patient") };
  const host = document.querySelector<HTMLElement>("#booking");
  if (!host) return;
  try {
    const response = await fetch(record);
    mount(host, (await response.json()).data, settings);
  } catch {
    host.textContent = "The form could not be loaded. Please call us.";
  }
}
if (document.currentScript instanceof HTMLScriptElement) void start(document.currentScript);
