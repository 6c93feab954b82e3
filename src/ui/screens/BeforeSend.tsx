import { fullNumber } from "../../messages/field-messages.ts";
import { Honeypot } from "../elements/Honeypot.tsx";
import type { LoadedProps } from "../view.ts";
import { useView } from "../view-context.ts";

/** The phone number and the email address as they will be sent, to be read again; and the honeypot. */
export function BeforeSend({ language }: LoadedProps) {
  const checks = useView().scheduler.form.checks();
  const phone = checks?.sentPhone();
  const email = checks?.sentEmail();
  const { fields } = language.messages;
  return (
    <>
      {phone && <Line label={fields.phone} text={fullNumber(language, phone)} />}
      {email && <Line label={fields.email} text={email} />}
      <Honeypot />
    </>
  );
}

// Keyed, because page translators replace the text node, and Preact would not notice.
const Line = ({ label, text }: { label: string; text: string }) => (
  <p>
    <span class="hint">{label}</span>{" "}
    <b key={text} dir="auto">
      {text}
    </b>
  </p>
);
