import { useComputed } from "@preact/signals";
import { formatCount } from "../settings/format.ts";
import { usePreview } from "../state/preview-context.ts";
import { messageParts } from "./message-parts.ts";

/** The custom text message, as it looks on a phone. */
export function TextMessage() {
  const { draft } = usePreview();
  const config = () => draft.shown.value.web_scheduler_config;
  const text = useComputed(() => config().confirmation_sms_message.trim()).value;
  const isOn = useComputed(() => config().confirmation_sms_custom_enabled).value;
  const isSent = isOn && text !== "";
  return (
    <section class="text-message stack" aria-label="Text message">
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
