import type { ComponentChildren } from "preact";
import { dialableNumber, formatNational } from "../../form/phone/format.ts";
import type { View } from "../view.ts";

/** A phone number as a link that dials it; as plain text if it cannot be dialed. */
export function CallLink({ phone, children }: { phone: string; children?: ComponentChildren }) {
  const digits = dialableNumber(phone);
  if (!digits) return <bdi>{phone}</bdi>;
  return (
    <a class="call" href={`tel:${digits}`}>
      {children ?? <bdi>{formatNational(phone)}</bdi>}
    </a>
  );
}

/** "Call (202) 555-0100"; renders nothing if the practice's number is unknown. */
export const CallButton = ({ view: { messages, phone } }: { view: CallView }) =>
  phone ? <CallLink phone={phone}>{messages.call(formatNational(phone))}</CallLink> : null;

type CallView = Pick<View, "messages" | "phone">;
