import type { ComponentChildren } from "preact";
import { fullNumber } from "../../messages/field-messages.ts";
import type { LoadedProps } from "../view.ts";
import { useView } from "../view-context.ts";

/** The phone number and the email address as they will be sent, to be read again above the button that sends them. */
export function Contact({ language }: LoadedProps) {
  const checks = useView().scheduler.form.checks();
  const phone = checks?.sentPhone();
  const email = checks?.sentEmail();
  const { fields } = language.messages;
  return (
    <>
      {phone && <Line label={fields.phone}>{fullNumber(language, phone)}</Line>}
      {email && <Line label={fields.email}>{email}</Line>}
    </>
  );
}

const Line = ({ label, children }: { label: string; children: ComponentChildren }) => (
  <p>
    <span class="hint">{label}</span> <bdi>{children}</bdi>
  </p>
);
