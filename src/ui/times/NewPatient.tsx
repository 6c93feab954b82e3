import { shownError } from "../errors/error-message.ts";
import type { OptInQuestionProps } from "./opt-in-context.ts";

/** Whether the patient is new to the practice. */
export function NewPatient({ view, readOnly, optIn }: OptInQuestionProps) {
  const { asked, values, messages, answer, Choices } = optIn;
  if (!asked.asks.includes("new-patient")) return null;
  const { questions } = messages;
  return (
    <Choices
      name="newPatient"
      legend={questions.newPatient[values.forWhom ?? "self"]}
      options={[
        { value: "false", label: questions.returning },
        { value: "true", label: questions.firstVisit },
      ]}
      chosen={values.newPatient === undefined ? null : String(values.newPatient)}
      required
      error={shownError(view, "newPatient")}
      errorPrefix={view.messages.error}
      readOnly={readOnly}
      onChoose={(value) => answer("newPatient", { newPatient: value === "true" })}
    />
  );
}
