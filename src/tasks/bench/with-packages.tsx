/** @jsxImportSource preact */
import { computed, signal } from "@preact/signals";
import ky from "ky";
import { render } from "preact";
import * as z from "zod/mini";
import { FIELDS, MISSING, NOT_LOADED, NOT_SENT, STYLES } from "./form.ts";

// The same form in the fewest lines with the widget's packages: what the widget costs beyond it can be changed.

const branding = z.catchall(z.object({ font_color: z.string() }), z.any());
const config = z.object({ branding });
const data = z.object({ name: z.string(), phone_number: z.string(), web_scheduler_config: config });
const Response = z.object({ data });

const answers = FIELDS.map((field) => {
  const schema = z.string().check(z.trim(), z.minLength(1, MISSING), z.maxLength(field.maxLength));
  const [value, isLeft] = [signal(""), signal(false)];
  const found = computed(() => schema.safeParse(value.value).error?.issues[0]?.message ?? "");
  return { ...field, value, isLeft, found, error: computed(() => isLeft.value && found.value) };
});

const status = signal<"idle" | "sending" | "sent" | "failed">("idle");

async function send(event: SubmitEvent): Promise<void> {
  event.preventDefault();
  for (const { isLeft } of answers) isLeft.value = true;
  const wrong = answers.find(({ found }) => found.value);
  if (wrong) {
    (event.target as HTMLFormElement)[wrong.name].focus();
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
      aria-invalid={Boolean(answer.error.value)}
      autocomplete={autocomplete}
      maxLength={maxLength}
      value={answer.value}
      onInput={(event) => {
        answer.value.value = event.currentTarget.value;
      }}
      onBlur={() => {
        answer.isLeft.value ||= answer.value.value !== "";
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
