import { fullNumber } from "../../messages/field-messages.ts";
import { Honeypot } from "../elements/Honeypot.tsx";
import type { LoadedProps } from "../view.ts";
import { useView } from "../view-context.ts";

/** The phone number and the email address as they will be sent, to be read again; and the honeypot. */
export function BeforeSend({ language }: LoadedProps) {
  const checks = useView().scheduler.form.checks();
  const phone = checks?.sentPhone();
  const texts = { phone: phone && fullNumber(language, phone), email: checks?.sentEmail() };
  const line = (name: keyof typeof texts) =>
    texts[name] && (
      <p>
        <span class="hint">{language.messages.fields[name]}</span>{" "}
        {/* Keyed, because page translators replace the text node, and Preact would not notice. */}
        <b key={texts[name]} dir="auto">
          {texts[name]}
        </b>
      </p>
    );
  return [line("phone"), line("email"), <Honeypot />];
}
