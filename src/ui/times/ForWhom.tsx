import { FOR_WHOM, type ForWhom as Whom } from "../../contract/booking-request/for-whom.ts";
import { REQUESTER_QUESTIONS } from "../../form/opt-in/requester.ts";
import { shownError } from "../errors/error-message.ts";
import type { OptInQuestionProps } from "./opt-in-context.ts";

/** Whom the appointment is for, and who sends the request if that is somebody else. */
export function ForWhom(props: OptInQuestionProps) {
  const { view, readOnly, optIn } = props;
  if (!optIn.asked.asks.includes("for-whom")) return null;
  const { Choices } = optIn;
  const { forWhom } = optIn.values;
  const { questions } = optIn.messages;
  return (
    <>
      <Choices
        name="forWhom"
        legend={questions.forWhom}
        options={FOR_WHOM.map((value) => ({ value, label: questions.forWhomAnswers[value] }))}
        chosen={forWhom ?? null}
        required
        error={shownError(view, "forWhom")}
        errorPrefix={view.messages.error}
        readOnly={readOnly}
        onChoose={(value) => {
          optIn.answer("forWhom", { forWhom: value as Whom });
          // These questions disappear, and their errors with them.
          if (value === "self") for (const name of REQUESTER_QUESTIONS) optIn.answer(name, {});
        }}
      />
      {forWhom && forWhom !== "self" && <Requester {...props} forWhom={forWhom} />}
    </>
  );
}

interface RequesterProps extends OptInQuestionProps {
  forWhom: Exclude<Whom, "self">;
}

function Requester({ view, readOnly, optIn, forWhom }: RequesterProps) {
  const { TextControl, requesterAnswers, answer } = optIn;
  const { questions } = optIn.messages;
  const rows = {
    requesterFirstName: {
      kind: "name",
      autocomplete: "given-name",
      label: questions.requesterFirstName,
      description: null,
    },
    requesterLastName: {
      kind: "name",
      autocomplete: "family-name",
      label: questions.requesterLastName,
      description: null,
    },
    relation: {
      kind: "line",
      autocomplete: undefined,
      label: questions.relation[forWhom],
      description: questions.relationHint[forWhom],
    },
  } as const;
  return (
    <>
      {REQUESTER_QUESTIONS.map((name) => (
        <TextControl
          key={name}
          {...rows[name]}
          name={name}
          required
          optional={null}
          error={shownError(view, name)}
          errorPrefix={view.messages.error}
          readOnly={readOnly}
          answer={requesterAnswers[name]}
          onType={(text) => answer(name, { [name]: text || undefined })}
        />
      ))}
    </>
  );
}
