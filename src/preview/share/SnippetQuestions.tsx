import { ASK_NAMES, type AskName } from "../../form/questions/plan.ts";
import { Switch } from "../controls/Switch.tsx";
import { usePreview } from "../state/preview-context.ts";

const LABELS: Readonly<Record<AskName, string>> = {
  "new-patient": "Ask whether the patient is new",
  "for-whom": "Ask whom the appointment is for",
  "text-consent": "Ask for consent to text messages",
};

/** The questions that the HTML turns on. */
export function SnippetQuestions() {
  const { askTimes, ask, slotsUrl } = usePreview().view.snippet;
  return (
    <>
      <Switch
        label="Ask for preferred times"
        isOn={askTimes.value}
        onToggle={(isOn) => {
          askTimes.value = isOn;
        }}
      />
      {askTimes.value && slotsUrl.value.trim() !== "" && (
        <p class="hint">Preferred times are asked only without a URL of available times.</p>
      )}
      {ASK_NAMES.map((name) => (
        <Switch
          key={name}
          label={LABELS[name]}
          isOn={ask.value.includes(name)}
          onToggle={(isOn) => {
            ask.value = ASK_NAMES.filter((one) => (one === name ? isOn : ask.value.includes(one)));
          }}
        />
      ))}
    </>
  );
}
