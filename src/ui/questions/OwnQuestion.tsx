import type { OwnQuestionName } from "../../contract/questions.ts";
import { textIn } from "../../form/own-questions.ts";
import { Choices } from "../fields/Choices.tsx";
import { LabelText } from "../fields/labels.tsx";
import { TextControl } from "../fields/TextControl.tsx";
import type { PageProps } from "../view.ts";
import { useView } from "../view-context.ts";
import { Tick } from "./Tick.tsx";

/** A question of the practice's own, in its words. */
export function OwnQuestion({ required, own, language, ...props }: PageProps) {
  const { practiceText, scheduler } = useView();
  const { answers, setAnswer } = scheduler.form;
  if (!own) return null;
  const name = props.name as OwnQuestionName;
  const { tag } = language.messages;
  const answer = answers[name];
  const set = (value: string) => setAnswer(name, value);
  const { text, lang } = textIn(own.label, tag);
  const words = { ...practiceText, ...(lang && { lang }) };
  const said = <span {...words}>{text}</span>;
  const question = { name, required };
  if (own.kind === "text")
    return <TextControl {...question} kind="text" label={said} answer={answer} onType={set} />;
  const label = <LabelText label={said} required={required} />;
  if (own.kind === "checkbox") {
    const toggle = (isChecked: boolean) => set(isChecked ? "yes" : "");
    const tick = { part: "field", label, isChecked: answer.value !== "" };
    return <Tick {...question} {...tick} onToggle={toggle} />;
  }
  const options = own.options.map(({ value, label: texts }) => {
    const option = textIn(texts, tag);
    return { key: value, label: option.text, lang: option.lang || practiceText.lang };
  });
  const choices = { legend: label, options, optionText: practiceText };
  return <Choices {...question} {...choices} chosen={answer.value || null} onChoose={set} />;
}
