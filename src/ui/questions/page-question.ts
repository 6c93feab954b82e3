import type { FunctionComponent } from "preact";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { Language } from "../../messages/messages.ts";
import type { AskModel } from "../../state/questions/ask-model.ts";
import type { View, WithModel } from "../view.ts";

export type PageProps = WithModel<AskModel>;

type Answers = View["scheduler"]["form"]["answers"];

export interface PageQuestion {
  Control: FunctionComponent<PageProps>;
  /** The title of a step that begins with it. @default the usual title of the step */
  title?(language: Language, answers: Answers): string;
  /** What a later step shows of the answer; null for none, and for the usual one. @default none */
  answerText?(
    texts: Pick<PageProps, "language" | "locale">,
    answers: Answers,
    record: LocationRecord,
  ): string | null;
}
