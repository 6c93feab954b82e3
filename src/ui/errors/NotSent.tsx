import { nationalForm } from "../../form/phone/national-form.ts";
import type { Sending } from "../../state/phase.ts";
import { CallLink } from "../elements/CallLink.tsx";
import type { View } from "../view.ts";

/** Why the request has not been sent, or may not have been; every answer is still there. */
export function NotSent({ view, sending }: { view: View; sending: Sending }) {
  const { messages, later, phone } = view;
  const why = sending.name === "not-sent" ? sending.why : null;
  const title = (why === "unsure" && later?.messages.unsureTitle) || messages.notSentTitle;
  return (
    <div role="alert">
      {why && (
        <div key={why} class="not-sent">
          <p class="summary-title">{title}</p>
          <p>
            {why === "unloaded" || !later ? messages.failed.temporary : later.messages.notSent[why]}
          </p>
          {phone && (
            <p>
              <CallLink phone={phone}>{messages.call(nationalForm(phone))}</CallLink>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
