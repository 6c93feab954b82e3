import type { ComponentChildren } from "preact";
import type { PatientMessages } from "../../messages/messages.ts";
import type { View } from "../view.ts";
import { useView } from "../view-context.ts";

/** The sentences about another patient than the sender; null if there is none. */
export function patientMessages({ language, scheduler }: View): PatientMessages | null {
  const whom = scheduler.form.answers.forWhom.value ?? "self";
  return whom === "self" ? null : (language.value?.questions.patients[whom] ?? null);
}

export function LabelText({ label, required }: { label: ComponentChildren; required: boolean }) {
  const { optional } = useView().messages;
  return required ? label : [label, " ", <span class="optional">{optional}</span>];
}

/** The length of the longest label, by which the styles put two or more options in a row. */
export const optionsStyle = (labels: readonly string[]) => ({
  "--ws-letters": Math.max(...labels.map(({ length }) => length)),
});
