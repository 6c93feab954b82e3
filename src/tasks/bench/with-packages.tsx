/** @jsxImportSource preact */
import { computed, signal } from "@preact/signals";
import ky from "ky";
import { render } from "preact";
import * as z from "zod/mini";
import { FIELDS, MISSING, NOT_LOADED, NOT_SENT, STYLES } from "./form.ts";

// The same form in the fewest lines with the widget's packages: what the widget costs beyond it can be changed.

const text = z.string();
const Response = z.object({
  data: z.object({
    name: text,
    phone_number: text,
    web_scheduler_config: z.object({
      branding: z.object({
        header_logo_url: text,
        header_logo_alt: text,
        header_tagline: text,
        footer_address: text,
        footer_phone: text,
        font_color: z.string().check(z.regex(/^#[\da-f]{6}$/i)),
      }),
    }),
  }),
});

const answers = FIELDS.map(({ maxLength, ...field }) => {
  const schema = z.string().check(z.trim(), z.minLength(1, MISSING), z.maxLength(maxLength));
  const value = signal("");
  const isLeft = signal(false);
  const found = computed(() => schema.safeParse(value.value).error?.issues[0]?.message ?? "");
  const error = computed(() => (isLeft.value ? found.value : ""));
  return { ...field, maxLength, value, isLeft, found, error };
});

const status = signal<"idle" | "sending" | "sent" | "failed">("idle");

async function send(event: SubmitEvent): Promise<void> {
  event.preventDefault();
  for (const { isLeft } of answers) isLeft.value = true;
  const wrong = answers.find(({ found }) => found.value);
  if (wrong) {
    (event.target as HTMLFormElement).querySelector<HTMLElement>(`#${wrong.name}`)?.focus();
    return;
  }
  status.value = "sending";
  const json = Object.fromEntries(answers.map(({ name, value }) => [name, value.value]));
  const response = await ky.post(`${location.origin}/submit`, { json }).catch(() => null);
  status.value = response ? "sent" : "failed";
}

const Field = ({ name, label, autocomplete, maxLength, ...answer }: (typeof answers)[number]) => (
  <div class="field">
    <label for={name}>{label}</label>
    <input
      id={name}
      name={name}
      required
      aria-describedby={`${name}-error`}
      aria-invalid={answer.error.value !== ""}
      autocomplete={autocomplete}
      maxLength={maxLength}
      value={answer.value}
      onInput={({ currentTarget }) => {
        answer.value.value = currentTarget.value;
      }}
      onBlur={({ currentTarget }) => {
        if (currentTarget.value) answer.isLeft.value = true;
      }}
    />
    <span id={`${name}-error`} class="error" role="alert">
      {answer.error}
    </span>
  </div>
);

const Form = () =>
  status.value === "sent" ? (
    <p role="status">Thank you. We will call you.</p>
  ) : (
    <form noValidate onSubmit={send}>
      {answers.map((answer) => (
        <Field key={answer.name} {...answer} />
      ))}
      <button type="submit" disabled={status.value === "sending"}>
        Request an appointment
      </button>
      <p role="status">{status.value === "failed" && NOT_SENT}</p>
    </form>
  );

function mount(host: HTMLElement, { data }: z.infer<typeof Response>): void {
  const { branding } = data.web_scheduler_config;
  render(
    <div class="form" style={{ "--color": branding.font_color }}>
      <style>{STYLES}</style>
      <header>
        <img height={56} src={branding.header_logo_url} alt={branding.header_logo_alt} />
        <h2>{data.name}</h2>
        <p>{branding.header_tagline}</p>
      </header>
      <Form />
      <footer>
        <p>{branding.footer_address}</p>
        <a href={`tel:${data.phone_number}`}>{branding.footer_phone}</a>
      </footer>
    </div>,
    host.attachShadow({ mode: "open" }),
  );
}

const host = document.querySelector<HTMLElement>("#booking");
const { record = "" } = document.currentScript?.dataset ?? {};
ky(new URL(record, location.href))
  .json(Response)
  .then((response) => host && mount(host, response))
  .catch(() => {
    if (host) host.textContent = NOT_LOADED;
  });
