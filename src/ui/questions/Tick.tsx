import type { QuestionName } from "../../contract/questions.ts";
import {
  describedBy,
  ErrorLine,
  errorProps,
  isInvalid,
  questionClass,
} from "../errors/question-error.tsx";
import { Option } from "../fields/Choices.tsx";
import { LabelText } from "../fields/labels.tsx";
import { useView } from "../view-context.ts";

interface TickProps {
  name: QuestionName;
  part?: string;
  label: string;
  /** As of {@link LabelText}. @default null */
  optional?: string | null;
  description?: string;
  isChecked: boolean;
  readOnly: boolean;
  /** Whether it is more than its space. @default true */
  isShown?: boolean;
  onToggle(isChecked: boolean): void;
}

/** A question that is answered by one checkbox. */
export function Tick({ name, part, label, optional = null, description, ...props }: TickProps) {
  const { isShown = true, ...control } = props;
  const shown = errorProps(useView(), name);
  return (
    <div part={part} class={`${questionClass(name, shown.error)}${isShown ? "" : " space"}`}>
      <Option
        {...control}
        type="checkbox"
        name={name}
        aria-invalid={isInvalid(shown.error)}
        aria-describedby={describedBy({ ...shown, description: description ?? null })}
      >
        <span dir="auto">
          <LabelText label={label} optional={optional} />
        </span>
      </Option>
      {description && (
        <p id={`${name}-hint`} class="hint">
          {description}
        </p>
      )}
      <ErrorLine {...shown} />
    </div>
  );
}
