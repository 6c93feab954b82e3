import type { AskModel } from "../../state/questions/ask-model.ts";
import { errorProps } from "../errors/error-message.ts";
import { Choices } from "../fields/Choices.tsx";
import type { WithModel } from "../view.ts";

/** Whether the patient is new to the practice. */
export function NewPatient({
  view,
  readOnly,
  model,
  language: { questions },
}: WithModel<AskModel>) {
  if (!model.plan.asks.includes("new-patient")) return null;
  const values = model.values.value;
  return (
    <Choices
      {...errorProps(view, "newPatient")}
      legend={questions.newPatient[values.forWhom ?? "self"]}
      options={[
        { value: "false", label: questions.returning },
        { value: "true", label: questions.firstVisit },
      ]}
      chosen={values.newPatient === undefined ? null : String(values.newPatient)}
      required
      readOnly={readOnly}
      onChoose={(value) => model.answer("newPatient", { newPatient: value === "true" })}
    />
  );
}
