import type { LocationRecord } from "../../contract/location-record.ts";

// Characters of one text message: 160 of the GSM alphabet, else 70 (3GPP TS 23.038).
const GSM = /^[\n\r A-Za-z0-9@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà]*$/;

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
          <p class="hint">{partsOf(text)}</p>
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

function partsOf(text: string): string {
  const isGsm = GSM.test(text);
  const [one, each] = isGsm ? [160, 153] : [70, 67];
  const parts = text.length <= one ? 1 : Math.ceil(text.length / each);
  const why = isGsm ? "" : ", with letters that make it longer";
  return `${text.length} characters${why}: ${parts === 1 ? "one message" : `${parts} messages`}.`;
}
