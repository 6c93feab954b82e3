import type { ComponentChildren } from "preact";
import type { FieldName } from "../../contract/questions.ts";
import { LIVE } from "../elements/live.ts";
import { ErrorLine, questionClass, type ShownError } from "../errors/question-error.tsx";
import type { View } from "../view.ts";

/** What every text control shows: label, description, error and hint, in this order. */
export interface QuestionProps {
  name: string;
  label: string;
  /** "(optional)" in the reader's language; null for a required question. */
  optional: string | null;
  description?: string | null;
  error: ShownError | null;
  /** While the request is sent: a change would not be part of it. */
  readOnly: boolean;
  /** A hint about the answer; announced when it appears. */
  hint?: ComponentChildren;
}

/** A label, its description and error, the control, and a hint about the answer. */
export const Question = (props: QuestionProps & { children: ComponentChildren }) => (
  <div part="field" class={questionClass(props.name, props.error)}>
    <label class="label" part="label" for={props.name}>
      <LabelText {...props} />
    </label>
    {props.description && (
      <p id={`${props.name}-hint`} class="hint" part="hint">
        {props.description}
      </p>
    )}
    <ErrorLine {...props} />
    {props.children}
    {props.hint !== undefined && (
      <div class="note" {...LIVE}>
        {props.hint}
      </div>
    )}
  </div>
);

/** The label of a field, which may be about another patient. */
export const labelOf = ({ messages, page }: View, name: FieldName): string =>
  ({ ...messages.fields, ...page?.patient()?.fields })[name];

export const LabelText = ({ label, optional }: Pick<QuestionProps, "label" | "optional">) => (
  <>
    {optional ? `${label} ` : label}
    {optional && <span class="optional">{optional}</span>}
  </>
);

/** The length of the longest label, by which the styles put two or more options in a row. */
export const optionsStyle = (labels: readonly string[]) => ({
  "--ws-letters": Math.max(...labels.map(({ length }) => length)),
});
