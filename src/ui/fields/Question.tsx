import type { ComponentChildren } from "preact";
import { ErrorLine } from "../errors/ErrorLine.tsx";

/** What stands around every text control: label, hint, error, in this order. */
export interface QuestionProps {
  name: string;
  label: string;
  /** "(optional)" in the reader's language; null for a required question. */
  optional: string | null;
  hint: string | null;
  error: string | null;
  errorPrefix: string;
  /** What can be said about the answer without asking; said aloud when it appears. */
  note?: ComponentChildren;
}

/** The ids of the texts that describe a control, only of those that are there. */
export const describedBy = ({ name, hint, error }: QuestionProps) =>
  [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ") || undefined;

export const Question = (props: QuestionProps & { children: ComponentChildren }) => (
  <div part="field" class={`question ${props.name}${props.error ? " wrong" : ""}`}>
    <label class="label" part="label" for={props.name}>
      {props.label} {props.optional && <span class="optional">({props.optional})</span>}
    </label>
    <Described {...props} />
    {props.children}
    {props.note !== undefined && (
      <div class="note" role="status">
        {props.note}
      </div>
    )}
  </div>
);

/** The hint and the error of a question. */
export const Described = ({ name, hint, error, errorPrefix }: QuestionProps) => (
  <>
    {hint && (
      <p id={`${name}-hint`} class="hint">
        {hint}
      </p>
    )}
    <ErrorLine id={`${name}-error`} prefix={errorPrefix} error={error} />
  </>
);
