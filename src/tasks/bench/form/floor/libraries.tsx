import "../../../../contract/zod-config.ts";
import { effect, signal } from "@preact/signals-core";
import ky from "ky";
import { render, type VNode } from "preact";
import * as z from "zod/mini";
import { errorOf, FIELDS, type Field } from "./fields.ts";
import css from "./floor.css?inline";

// The floor with the four libraries of the widget: the same form as in plain.ts, with Preact,
// signals, zod and ky.

const RecordSchema = z.object({
  data: z.object({
    name: z.string(),
    phone_number: z.string(),
    web_scheduler_config: z.object({
      required_fields: z.record(z.string(), z.boolean()),
      optional_fields: z.record(z.string(), z.boolean()),
      appointment_types: z.array(z.object({ display_name: z.string() })),
      branding: z.object({
        header_logo_url: z.string(),
        header_logo_alt: z.string(),
        header_tagline: z.string(),
        footer_address: z.string(),
        footer_phone: z.string(),
        font_color: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
      }),
    }),
  }),
});

type BenchRecord = z.infer<typeof RecordSchema>["data"];
type Control = HTMLInputElement | HTMLTextAreaElement;
type Errors = Record<string, string>;
type SendState = "idle" | "sending" | "failed" | "sent";

const ErrorText = ({ id, text = "" }: { id: string; text: string | undefined }) => (
  <span id={id} class="error" role="alert">
    {text}
  </span>
);

interface FieldProps {
  field: Field;
  required: boolean;
  id: string;
  error: string | undefined;
}

function FieldRow({
  field: { name, label, type, autocomplete, max },
  required,
  id,
  error,
}: FieldProps) {
  const shared = {
    id,
    name,
    required,
    maxLength: max,
    autocomplete,
    "aria-invalid": Boolean(error),
    "aria-describedby": `${id}-error`,
  };
  return (
    <div class="field">
      <label class="label" for={id}>
        {required ? label : `${label} (optional)`}
      </label>
      {type === "textarea" && <textarea {...shared} />}
      {type === "text" && <input type="text" {...shared} />}
      {type === "email" && <input type="email" {...shared} />}
      {type === "tel" && <input type="tel" {...shared} />}
      {type === "date" && <input type="date" {...shared} />}
      <ErrorText id={`${id}-error`} text={error} />
    </div>
  );
}

const Types = ({ names, error }: { names: readonly string[]; error: string | undefined }) => (
  <fieldset>
    <legend>What do you need?</legend>
    {names.map((name) => (
      <label class="choice" key={name}>
        <input type="radio" name="appointmentType" value={name} required /> {name}
      </label>
    ))}
    <ErrorText id="type-error" text={error} />
  </fieldset>
);

let count = 0;

function createFloor(record: BenchRecord): () => VNode {
  count += 1;
  const prefix = count;
  const { branding, ...config } = record.web_scheduler_config;
  const errors = signal<Errors>({});
  const state = signal<SendState>("idle");
  const asked = FIELDS.filter(
    ({ name }) => config.required_fields[name] || config.optional_fields[name],
  );
  const showError = (control: Control) => {
    errors.value = { ...errors.value, [control.name]: errorOf(control) };
  };

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const controls = [...form.querySelectorAll<Control>("input, textarea")];
    errors.value = Object.fromEntries(controls.map((one) => [one.name, errorOf(one)]));
    const invalid = controls.find((control) => !control.validity.valid);
    if (invalid) return invalid.focus();
    state.value = "sending";
    const json = Object.fromEntries(new FormData(form));
    state.value = await ky.post("/submit", { json }).then(
      () => "sent",
      () => "failed",
    );
  }

  const Form = () => (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={({ target }) =>
        errors.value[(target as Control).name] && showError(target as Control)
      }
      onFocusOut={({ target }) => {
        const control = target as Control;
        if (control.value && "validity" in control) showError(control);
      }}
    >
      <Types
        names={config.appointment_types.map(({ display_name }) => display_name)}
        error={errors.value.appointmentType}
      />
      {asked.map((field) => (
        <FieldRow
          key={field.name}
          field={field}
          required={config.required_fields[field.name] === true}
          id={`${field.name}-${prefix}`}
          error={errors.value[field.name]}
        />
      ))}
      <button type="submit" disabled={state.value === "sending"}>
        Request an appointment
      </button>
      <p role="status">{state.value === "failed" && "Your request could not be sent."}</p>
    </form>
  );

  return () => (
    <div class="form" style={{ "--color": branding.font_color }}>
      <header>
        <img src={branding.header_logo_url} alt={branding.header_logo_alt} height={56} />
        <h2>{record.name}</h2>
        <p>{branding.header_tagline}</p>
      </header>
      {state.value === "sent" ? <p role="status">Thank you. We will call you.</p> : Form()}
      <footer>
        <p>{branding.footer_address} · </p>
        <a href={`tel:${record.phone_number}`}>{branding.footer_phone}</a>
      </footer>
    </div>
  );
}

function mount(host: HTMLElement, record: BenchRecord): () => void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const view = createFloor(record);
  const stop = effect(() => render(view(), root));
  return () => {
    stop();
    render(null, root);
  };
}

window.mountFloor = mount;

async function start({ dataset }: HTMLScriptElement): Promise<void> {
  const host = document.querySelector<HTMLElement>("#booking");
  if (!host || !dataset.record) return;
  try {
    mount(host, (await ky(dataset.record).json(RecordSchema)).data);
  } catch {
    host.textContent = "The form could not be loaded. Please call us.";
  }
}
if (document.currentScript instanceof HTMLScriptElement) void start(document.currentScript);
