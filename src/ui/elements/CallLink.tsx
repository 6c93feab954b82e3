import { useView } from "../view-context.ts";

interface CallLinkProps {
  /** @default the practice's number */
  phone?: string;
  /** @default "link" */
  part?: string | undefined;
  /** The text of the link. @default the number alone */
  label?(phone: string): string;
}

/** A phone number as a link that dials it; as plain text if it cannot be dialed. */
export function CallLink({ phone, part = "link", label = String }: CallLinkProps) {
  const view = useView();
  const number = phone || view.phone;
  const digits = view.dialPhone(number);
  return digits ? (
    <a class="call" part={part} href={`tel:${digits}`}>
      {/* No line breaks in the number. */}
      <bdi>{label(view.formatPhone(number).replace(/ /g, "\u00a0"))}</bdi>
    </a>
  ) : (
    <bdi>{number}</bdi>
  );
}

/** "Call (202) 555-0100"; renders nothing if the practice's number is unknown. */
export function CallButton({ part }: Pick<CallLinkProps, "part">) {
  const { phone, messages } = useView();
  return phone ? <CallLink part={part} label={messages.call} /> : null;
}

/** How to phone the practice, in the same place on every screen (WCAG 2.2, 3.2.6). */
export function Help({ isFirst = false }: { isFirst?: boolean }) {
  const { emergency } = useView();
  return (
    <div class="help">
      <CallButton />
      {/* On the first screen, it is on the card. */}
      {!isFirst && <p>{emergency}</p>}
    </div>
  );
}
