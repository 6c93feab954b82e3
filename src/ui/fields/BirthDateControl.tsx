import type { ReadonlySignal } from "@preact/signals";
import type { BirthDatePart, FieldError } from "../../form/errors.ts";
import { contain } from "../../state/contain.ts";
import { bindValue } from "../dom/bind-value.ts";
import { ErrorLine } from "../errors/ErrorLine.tsx";
import { questionClass } from "../errors/error-message.ts";
import { describedBy, LabelText, type QuestionProps } from "./Question.tsx";

interface BirthDateProps extends Omit<QuestionProps, "description" | "hint"> {
  required: boolean;
  /** Day, month and year in the order of the reader's language. */
  order: readonly BirthDatePart[];
  /** Whether somebody else fills in the form for the patient. */
  isForOther: boolean | undefined;
  partLabels: Record<BirthDatePart, string>;
  answers: Record<BirthDatePart, ReadonlySignal<string>>;
  fieldError: FieldError | undefined;
  onType(part: BirthDatePart, value: string): void;
  /** Splits a whole date; false if the text is not one. */
  onWholeDate(part: BirthDatePart, text: string): boolean;
}

/**
 * Three text inputs: people remember their date of birth, and in a calendar they would have to page
 * back through decades. Focus never moves to the next input automatically.
 */
export function BirthDateControl(props: BirthDateProps) {
  const { name, order, partLabels, answers, fieldError, required } = props;
  const isInvalid = (part: BirthDatePart) =>
    fieldError && (fieldError.parts?.includes(part) ?? true);
  return (
    <fieldset part="field" class={questionClass(name, props.error)}>
      <legend>
        <span class="label" part="label">
          <LabelText {...props} />
        </span>
      </legend>
      <ErrorLine id={`${name}-error`} prefix={props.errorPrefix} error={props.error} />
      <div class="date">
        {order.map((part) => (
          <div key={part} class={part}>
            <label for={part}>{partLabels[part]}</label>
            <input
              ref={bindValue(answers[part], null)}
              type="text"
              part="input"
              id={part}
              name={part}
              readOnly={props.readOnly}
              // Month names are accepted as well; a numeric keyboard suits most people.
              inputMode="numeric"
              autoComplete={props.isForOther ? "off" : `bday-${part}`}
              spellcheck={false}
              aria-required={required}
              aria-invalid={isInvalid(part) ? true : undefined}
              // Not on the group: VoiceOver does not read the description of a group.
              aria-describedby={describedBy({
                name,
                description: null,
                error: isInvalid(part) ? props.error : null,
              })}
              onInput={contain((event) => props.onType(part, event.currentTarget.value))}
              onChange={contain((event) => props.onWholeDate(part, event.currentTarget.value))}
              onPaste={contain((event) => {
                const text = event.clipboardData?.getData("text") ?? "";
                if (props.onWholeDate(part, text)) event.preventDefault();
              })}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
