import { FINAL } from "../../state/submission.ts";
import type { LoadedProps } from "../view.ts";
import { useView } from "../view-context.ts";
import { Hours } from "./Hours.tsx";
import { originalPage } from "./original-page.ts";

/** Why the request was not sent, or may not have been. The form keeps every answer. */
export function NotSent({ reason, callsFirst, language: { messages, submission } }: LoadedProps) {
  const { form } = useView().scheduler;
  if (!reason) return null;
  const { notSent } = submission;
  const isRepeated = callsFirst && reason !== "offline" && !FINAL.includes(reason);
  return (
    <>
      {form.isLast() && (
        <p class="notice-title">
          {reason === "unknown" ? submission.unknownTitle : messages.notSentTitle}
        </p>
      )}
      <p>{isRepeated ? notSent.again : notSent[reason === "blocked" ? "no-receiver" : reason]}</p>
      {reason !== "offline" && reason !== "back-online" && <Hours />}
      {reason === "copied-page" && (
        <p>
          <a part="link" href={originalPage(location.href) ?? ""} target="_blank" rel="noopener">
            {submission.openPage}
          </a>
        </p>
      )}
    </>
  );
}
