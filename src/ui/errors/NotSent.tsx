import type { Sending } from "../../state/phase.ts";
import { URGENT } from "../elements/live.ts";
import type { View } from "../view.ts";

/** Why the request was not sent, or may not have been. The form keeps every answer. */
export function NotSent({ view, sending }: { view: View; sending: Sending }) {
  const { messages } = view;
  const deferred = view.deferred.value;
  const reason = sending.name === "not-sent" ? sending.reason : null;
  const title = (reason === "unknown" && deferred?.messages.unknownTitle) || messages.notSentTitle;
  return (
    <div {...URGENT}>
      {reason && (
        <div
          key={reason}
          part="notice"
          class={reason === "unknown" ? "notice not-sent warning" : "notice not-sent"}
        >
          <p class="notice-title">{title}</p>
          <p>
            {reason === "chunk-missing" || !deferred
              ? messages.failed.temporary
              : deferred.messages.notSent[reason === "blocked" ? "no-receiver" : reason]}
          </p>
          {reason === "copied-page" && deferred && (
            <p>
              <a
                part="link"
                href={deferred.originalPage(location.href) ?? ""}
                target="_blank"
                rel="noopener"
              >
                {deferred.messages.openPage}
              </a>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
