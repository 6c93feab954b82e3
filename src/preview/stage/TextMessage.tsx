import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { messageParts } from "./message-parts.ts";

/** The text message that the practice would send, as it arrives on a phone. */
export function TextMessage({ record }: { record: LocationRecord }) {
  const { confirmation_sms_custom_enabled, confirmation_sms_message } = record.web_scheduler_config;
  const text = confirmation_sms_message.trim();
  const isOwn = confirmation_sms_custom_enabled && text !== "";
  return (
    <section class="text-message" aria-label="The text message">
      <h2>The text message</h2>
      {isOwn ? (
        <>
          <p class="bubble" dir="auto">
            {text}
          </p>
          <p class="hint">{said(text)}</p>
        </>
      ) : (
        <p class="hint">
          {text === ""
            ? "The practice has no text message of its own; the service’s usual one is sent."
            : "The message is written but switched off; the service’s usual one is sent."}
        </p>
      )}
    </section>
  );
}

function said(text: string): string {
  const { characters, isWide, parts } = messageParts(text);
  const why = isWide ? ", with letters that make it longer" : "";
  const length = characters === 1 ? "1 character" : `${characters} characters`;
  return `${length}${why}: ${parts === 1 ? "one message" : `${parts} messages`}.`;
}
