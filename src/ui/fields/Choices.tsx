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
  /** Said before an error, for those who do not see its colour. */
  errorPrefix: string;
  /** The practice wrote the legend, in a language of its own. */
  ownWords?: boolean;
  onChoose(value: string): void;
}

/** A question with radio buttons; none is chosen for the patient (WCAG 2.2, 1.3.1 and 3.2.2). */
export const Choices = ({
  name,
  legend,
  options,
  chosen,
  error,
  errorPrefix,
  ownWords,
  onChoose,
}: ChoicesProps) => (
  <fieldset
    part="field"
    class={error ? "question wrong" : "question"}
    aria-describedby={error ? `${name}-error` : undefined}
  >
    <legend class="label" part="label" dir={ownWords ? "auto" : undefined}>
      {legend}
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
            onChange={() => onChoose(value)}
          />
          <span dir="auto">{label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
