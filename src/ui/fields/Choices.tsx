import { ErrorLine } from "../errors/ErrorLine.tsx";

interface Option {
  value: string;
  label: string;
}

interface ChoicesProps {
  name: string;
  legend: string;
  options: readonly Option[];
  chosen: string | null;
  error: string | null;
  /** Read before the error, for people who do not see its color. */
  errorPrefix: string;
  /** The practice wrote the legend, in an unknown language. */
  isPracticeText?: boolean;
  readOnly?: boolean;
  onChoose(value: string): void;
}

/** A question with radio buttons, none of them preselected. */
export const Choices = ({
  name,
  legend,
  options,
  chosen,
  error,
  errorPrefix,
  isPracticeText,
  readOnly,
  onChoose,
}: ChoicesProps) => (
  <fieldset
    part="field"
    class={error ? "question invalid" : "question"}
    aria-describedby={error ? `${name}-error` : undefined}
  >
    <legend>
      <span class="label" part="label" dir={isPracticeText ? "auto" : undefined}>
        {legend}
      </span>
    </legend>
    <ErrorLine id={`${name}-error`} prefix={errorPrefix} error={error} />
    <div class="options">
      {options.map(({ value, label }) => (
        <label key={value} class="option">
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            aria-invalid={error ? "true" : undefined}
            // Radio buttons have no `readonly`, and `disabled` would lose the focus.
            onClick={(event) => readOnly && event.preventDefault()}
            onChange={() => onChoose(value)}
          />
          <span dir="auto">{label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
