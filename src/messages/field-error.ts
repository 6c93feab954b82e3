import type { Fault, QuestionName } from "../form/errors.ts";
import { formatNumber } from "./format.ts";
import type { LaterMessages, Messages } from "./messages.ts";

/** What a sentence may need besides the fault: a phone number of the practice's own country. */
export interface FaultContext {
  phoneExample: string;
}

/** The sentence that tells a person what to do about a fault. */
export function faultSentence(
  messages: Messages,
  later: LaterMessages,
  question: QuestionName,
  fault: Fault,
  { phoneExample }: FaultContext,
): string {
  const number = (value: number) => formatNumber(value, messages.tag);
  if (fault.code === "missing") return later.missing[question];
  if (fault.code === "refused") return fault.sentence || later.refused;
  if (fault.code === "too-long") {
    return later.tooLong(fieldLabel(messages, question), number(fault.limit ?? 0));
  }
  if (fault.code === "date-incomplete") {
    const parts = (fault.parts ?? []).map((part) => messages.dateParts[part].toLowerCase());
    return later.incompleteDate(new Intl.ListFormat(messages.tag).format(parts));
  }
  const sentence = later.faults[fault.code];
  if (typeof sentence === "string") return sentence;
  return sentence(fault.code === "date-not-real" ? number(fault.limit ?? 0) : phoneExample);
}

const fieldLabel = (messages: Messages, question: QuestionName) =>
  question in messages.fields ? messages.fields[question as keyof Messages["fields"]] : "";
