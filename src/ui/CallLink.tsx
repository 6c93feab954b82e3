import type { ComponentChildren } from "preact";
import { nationalForm } from "../form/national-form.ts";

const DIALABLE = /^[+(\d][\d().\-\s]*$/;

/** The practice's number as a link that calls it; as plain text where it cannot be dialled. */
export function CallLink({ phone, children }: { phone: string; children?: ComponentChildren }) {
  const number = <bdi>{nationalForm(phone)}</bdi>;
  const digits = phone.replace(/[^+\d]/g, "");
  if (!DIALABLE.test(phone) || digits.length < 3) return <bdi>{phone}</bdi>;
  return (
    <a class="call" href={`tel:${digits}`}>
      {children ?? number}
    </a>
  );
}
