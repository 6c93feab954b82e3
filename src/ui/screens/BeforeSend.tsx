import { fullNumber } from "../../messages/field-messages.ts";
import { Honeypot } from "../elements/Honeypot.tsx";
import type { LoadedProps } from "../view.ts";
import { useView } from "../view-context.ts";

/** The phone number and the email address as they will be sent, to be read again; and the honeypot. */
export const BeforeSend = (props: LoadedProps) => (
  <>
    <Line {...props} name="phone" />
    <Line {...props} name="email" />
    <Honeypot />
  </>
);

/** One for each, so that a key in one input does not validate the other. */
function Line({ name, language }: LoadedProps & { name: "phone" | "email" }) {
  const checks = useView().scheduler.form.checks.value;
  const phone = name === "phone" ? checks?.sentPhone() : null;
  const text = phone ? fullNumber(language, phone) : name === "email" && checks?.sentEmail();
  return text ? (
    <p>
      <span class="hint">{language.messages.fields[name]}</span>{" "}
      {/* Keyed, because page translators replace the text node, and Preact would not notice. */}
      <b key={text} dir="auto">
        {text}
      </b>
    </p>
  ) : null;
}
