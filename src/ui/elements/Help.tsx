import { nationalForm } from "../../form/phone/national-form.ts";
import type { View } from "../view.ts";
import { CallLink } from "./CallLink.tsx";

/** The way to call, in the same place on every screen (WCAG 2.2, 3.2.6). */
export const Help = ({ messages, phone }: Pick<View, "messages" | "phone">) => (
  <div class="help">
    {phone && (
      <p>
        <span>{messages.questions} </span>
        <CallLink phone={phone}>{messages.call(nationalForm(phone))}</CallLink>
      </p>
    )}
    <p>{messages.emergency}</p>
  </div>
);
