import type { ComponentChildren } from "preact";
import { dialable } from "../../form/phone/format.ts";
import { nationalForm } from "../../form/phone/national-form.ts";

/** The practice's number as a link that calls it; as plain text where it cannot be dialled. */
export function CallLink({ phone, children }: { phone: string; children?: ComponentChildren }) {
  const digits = dialable(phone);
  if (!digits) return <bdi>{phone}</bdi>;
  return (
    <a class="call" href={`tel:${digits}`}>
      {children ?? <bdi>{nationalForm(phone)}</bdi>}
    </a>
  );
}
