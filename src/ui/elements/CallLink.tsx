import type { View } from "../view.ts";

type CallView = Pick<View, "messages" | "phone" | "formatPhone" | "dialPhone">;

interface CallLinkProps {
  view: CallView;
  /** @default the practice's number */
  phone?: string;
  /** @default "link" */
  part?: string | undefined;
  /** The text of the link. @default the number alone */
  label?(phone: string): string;
}

/** A phone number as a link that dials it; as plain text if it cannot be dialed. */
export function CallLink({
  view,
  phone = view.phone,
  part = "link",
  label = String,
}: CallLinkProps) {
  const digits = view.dialPhone(phone);
  return digits ? (
    <a class="call" part={part} href={`tel:${digits}`}>
      {/* No line breaks in the number. */}
      <bdi>{label(view.formatPhone(phone).replace(/ /g, "\u00a0"))}</bdi>
    </a>
  ) : (
    <bdi>{phone}</bdi>
  );
}

/** "Call (202) 555-0100"; renders nothing if the practice's number is unknown. */
export const CallButton = ({ view, part }: Pick<CallLinkProps, "view" | "part">) =>
  view.phone ? <CallLink view={view} part={part} label={view.messages.call} /> : null;

/** How to phone the practice, in the same place on every screen (WCAG 2.2, 3.2.6). */
export const Help = ({ view }: { view: CallView & Pick<View, "emergency"> }) => (
  <div class="help">
    {view.phone && (
      <p>
        <span>{view.messages.questions} </span>
        <CallButton view={view} />
      </p>
    )}
    <p>{view.emergency}</p>
  </div>
);
