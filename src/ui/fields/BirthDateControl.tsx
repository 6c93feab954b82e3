import type { BirthDatePart, Fault } from "../../form/errors.ts";
import type { TextName } from "../../state/answers.ts";
import { Described, describedBy, type QuestionProps } from "./Question.tsx";

interface BirthDateProps extends QuestionProps {
  required: boolean;
  /** Day, month and year as the reader's language orders them. */
  order: readonly BirthDatePart[];
  partLabels: Record<BirthDatePart, string>;
  values: Record<BirthDatePart, string>;
  fault: Fault | undefined;
  onType(part: BirthDatePart & TextName, value: string): void;
  /** A text was pasted; true when it was a whole date and is taken care of. */
  onPaste(text: string): boolean;
}

/**
 * Three text fields, since everyone knows their date of birth by heart and nobody wants to page a
 * calendar back through it. Focus never jumps from one to the next by itself.
 */
export function BirthDateControl(props: BirthDateProps) {
  const { name, label, optional, order, partLabels, values, fault, required } = props;
  const isWrong = (part: BirthDatePart) => fault && (fault.parts?.includes(part) ?? true);
  return (
    <fieldset
      part="field"
      class={`question ${name}${props.error ? " wrong" : ""}`}
      aria-describedby={describedBy(props)}
    >
      <legend class="label" part="label">
        {label} {optional && <span class="optional">({optional})</span>}
      </legend>
      <Described {...props} />
      <div class="date">
        {order.map((part) => (
          <div key={part} class={part}>
            <label for={part}>{partLabels[part]}</label>
            <input
              type="text"
              part="input"
              id={part}
              name={part}
              value={values[part]}
              // Month names are accepted, and a numeric keyboard still lets everyone type digits.
              inputMode="numeric"
              autoComplete={`bday-${part}`}
              enterKeyHint="next"
              spellcheck={false}
              aria-required={required}
              aria-invalid={isWrong(part) ? true : undefined}
              onInput={(event) => props.onType(part, event.currentTarget.value)}
              onPaste={(event) => {
                const text = event.clipboardData?.getData("text") ?? "";
                if (props.onPaste(text)) event.preventDefault();
              }}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
