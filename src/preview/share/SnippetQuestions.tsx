import { ASK_NAMES, type AskName } from "../../form/opt-in/plan.ts";
import type { SnippetValues } from "../state/view-options.ts";

const LABELS: Readonly<Record<AskName, string>> = {
  "new-patient": "Ask whether the patient is new",
  "for-whom": "Ask whom the appointment is for",
  "text-consent": "Ask for consent to text messages",
};

interface QuestionsProps {
  values: Pick<SnippetValues, "askTimes" | "ask" | "slotsUrl">;
  update(changed: Partial<SnippetValues>): void;
}

/** The questions that the HTML turns on. */
export const SnippetQuestions = ({ values, update }: QuestionsProps) => (
  <>
    <Switch
      label="Ask for preferred times"
      isOn={values.askTimes}
      onToggle={(askTimes) => update({ askTimes })}
    />
    {values.askTimes && values.slotsUrl.trim() !== "" && (
      <p class="hint">Preferred times are asked only without a URL of free times.</p>
    )}
    {ASK_NAMES.map((name) => (
      <Switch
        key={name}
        label={LABELS[name]}
        isOn={values.ask.includes(name)}
        onToggle={(isOn) =>
          update({
            ask: ASK_NAMES.filter((each) => (each === name ? isOn : values.ask.includes(each))),
          })
        }
      />
    ))}
  </>
);

interface SwitchProps {
  label: string;
  isOn: boolean;
  onToggle(isOn: boolean): void;
}

const Switch = ({ label, isOn, onToggle }: SwitchProps) => (
  <label class="switch">
    <span>{label}</span>
    <input
      type="checkbox"
      role="switch"
      checked={isOn}
      aria-checked={isOn}
      onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
    />
  </label>
);
