import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { formatCount } from "../settings/format.ts";
import { messageParts } from "./message-parts.ts";

/** The custom text message, as it looks on a phone. */
export function TextMessage({ record }: { record: LocationRecord }) {
  const { confirmation_sms_custom_enabled, confirmation_sms_message } = record.web_scheduler_config;
  const text = confirmation_sms_message.trim();
  const isSent = confirmation_sms_custom_enabled && text !== "";
  return (
    <section class="text-message" aria-label="Text message">
      <h2>Text message</h2>
      {isSent ? (
        <>
          <p class="bubble" dir="auto">
            {text}
          </p>
          <p class="hint">{describeLength(text)}</p>
        </>
      ) : (
        <p class="hint">
          {text === ""
            ? "There is no custom text message; the service sends its standard one."
            : "The custom text message is off; the service sends its standard one."}
        </p>
      )}
    </section>
  );
}

function describeLength(text: string): string {
  const { characters, isUcs2, parts } = messageParts(text);
  const encoding = isUcs2 ? ", some of which reduce the length per message" : "";
  return `${formatCount(characters, "character")}${encoding}: ${formatCount(parts, "message")}.`;
}
