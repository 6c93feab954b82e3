import type { ComponentChildren } from "preact";
import type { View } from "../view.ts";

interface CallLinkProps {
  view: CallView;
  /** @default the practice's number */
  phone?: string;
  children?: ComponentChildren;
}

/** A phone number as a link that dials it; as plain text if it cannot be dialed. */
export function CallLink({ view, phone = view.phone, children }: CallLinkProps) {
  const digits = view.dialPhone(phone);
  if (!digits) return <bdi>{phone}</bdi>;
  return (
    <a class="call" href={`tel:${digits}`}>
      {children ?? <bdi>{view.formatPhone(phone)}</bdi>}
    </a>
  );
}

/** "Call (202) 555-0100"; renders nothing if the practice's number is unknown. */
export const CallButton = ({ view }: { view: CallView }) =>
  view.phone ? (
    <CallLink view={view}>{view.messages.call(view.formatPhone(view.phone))}</CallLink>
  ) : null;

export type CallView = Pick<View, "messages" | "phone" | "formatPhone" | "dialPhone">;
