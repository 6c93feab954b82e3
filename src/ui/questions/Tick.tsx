import type { ComponentChildren } from "preact";
import { ErrorLine, useQuestion } from "../errors/question-error.tsx";
import { Option } from "../fields/Choices.tsx";

interface TickProps {
  name: string;
  part?: string;
  label: ComponentChildren;
  description?: string;
  isChecked: boolean;
  /** If false, its space stays empty. @default true */
  isShown?: boolean;
  onToggle(isChecked: boolean): void;
}

/** A question that is answered by one checkbox. */
export function Tick({ name, part, label, description, isShown = true, ...props }: TickProps) {
  const { error, classes } = useQuestion(name);
  return (
    <div part={part} class={`tick ${classes}${isShown ? "" : " space"}`}>
      <Option {...props} name={name} description={description}>
        <span dir="auto">{label}</span>
      </Option>
      {description && (
        <p id={`${name}-hint`} class="hint">
          {description}
        </p>
      )}
      <ErrorLine name={name} error={error} />
    </div>
  );
}
