import type { ComponentChildren } from "preact";
import { LIVE } from "../elements/live.ts";
import { ErrorLine } from "../errors/ErrorLine.tsx";
import { questionClass, type ShownError } from "../errors/error-message.ts";

/** What every text control shows: label, description, error and hint, in this order. */
export interface QuestionProps {
  name: string;
  label: string;
  /** "optional" in the reader's language; null for a required question. */
  optional: string | null;
  description: string | null;
  error: ShownError | null;
  errorPrefix: string;
  /** While the request is sent: a change would not be part of it. */
  readOnly: boolean;
  /** A hint about the answer; announced when it appears. */
  hint?: ComponentChildren;
}

/** The ids of the texts that describe a control; only texts that are rendered. */
export const describedBy = ({
  name,
  description,
  error,
}: Pick<QuestionProps, "name" | "description" | "error">) =>
  [description && `${name}-hint`, error && !error.isFixed && `${name}-error`]
    .filter(Boolean)
    .join(" ") || undefined;

/** A label, its description and error, the control, and a hint about the answer. */
export const Question = (props: QuestionProps & { children: ComponentChildren }) => (
  <div part="field" class={questionClass(props.name, props.error)}>
    <label class="label" part="label" for={props.name}>
      <LabelText {...props} />
    </label>
    <Descriptions {...props} />
    {props.children}
    {props.hint !== undefined && (
      <div class="note" {...LIVE}>
        {props.hint}
      </div>
    )}
  </div>
);

export const LabelText = ({ label, optional }: Pick<QuestionProps, "label" | "optional">) => (
  <>
    {optional ? `${label} ` : label}
    {optional && <span class="optional">{`(${optional})`}</span>}
  </>
);

/** The description and the error of a question. */
export const Descriptions = ({ name, description, error, errorPrefix }: QuestionProps) => (
  <>
    {description && (
      <p id={`${name}-hint`} class="hint" part="hint">
        {description}
      </p>
    )}
    <ErrorLine id={`${name}-error`} prefix={errorPrefix} error={error} />
  </>
);
