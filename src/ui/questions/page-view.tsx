import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren, FunctionComponent } from "preact";
import { FOR_WHOM } from "../../contract/booking-request/answers.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { type PageQuestionName, QUESTIONS, type QuestionName } from "../../contract/questions.ts";
import { isFirstAbout, type RequesterQuestionName } from "../../form/page-questions.ts";
import { formatNearSlot, zoneNote } from "../../form/slots/format-times.ts";
import { formatLocale } from "../../messages/format-locale.ts";
import type { Language } from "../../messages/messages.ts";
import type { AskModel } from "../../state/questions/ask-model.ts";
import type { Scheduler } from "../../state/scheduler.ts";
import type { SlotsModel } from "../../state/slots/slots-model.ts";
import { headingTag } from "../elements/Heading.tsx";
import { LIVE } from "../elements/live.ts";
import { errorProps } from "../errors/question-error.tsx";
import { Choices } from "../fields/Choices.tsx";
import { TextControl } from "../fields/TextControl.tsx";
import { AppointmentActions, When } from "../slots/Appointment.tsx";
import { SlotQuestion } from "../slots/SlotQuestion.tsx";
import type { PageView, WithModel } from "../view.ts";
import { useView } from "../view-context.ts";
import { Earlier, PreferredTimes, TextConsent } from "./checkbox-questions.tsx";

interface PageModels {
  form: Scheduler["form"];
  ask: AskModel;
  /** Null if the page offers no times. */
  slots: SlotsModel | null;
  /** Null until it is loaded; until then, no question of the page is shown. */
  language: ReadonlySignal<Language | null>;
}

type Props = WithModel<AskModel>;

/** Shows the questions that a page turned on, and what their answers change. */
export function createPageView({ form, ask, slots, language: loaded }: PageModels): PageView {
  const { forWhom } = form.answers;
  /** The language, and the locale of the practice's dates and times for this reader; null until it is loaded. */
  function localized({ phone_number }: LocationRecord) {
    const language = loaded.value;
    if (!language) return null;
    // Undefined in some WebViews and with some privacy extensions.
    const languages = navigator.languages ?? [];
    return { language, locale: formatLocale(language.messages.tag, phone_number, languages) };
  }
  function patient() {
    const whom = forWhom.value ?? "self";
    return whom === "self" ? null : (loaded.value?.questions.patients[whom] ?? null);
  }
  const controls: Record<PageQuestionName, FunctionComponent<Props>> = {
    slot: (props) =>
      slots && (
        <SlotQuestion {...props} model={slots}>
          <Earlier {...props} />
        </SlotQuestion>
      ),
    preferredTimes: PreferredTimes,
    // Shown with the times.
    earlier: () => null,
    forWhom: ForWhom,
    requesterFirstName: (props) => <Requester {...props} name="requesterFirstName" />,
    requesterLastName: (props) => <Requester {...props} name="requesterLastName" />,
    relation: (props) => <Requester {...props} name="relation" />,
    newPatient: NewPatient,
    // Shown above the Send button.
    textConsent: () => null,
  };
  return {
    patient,
    Question({ name, ...props }) {
      const Control = controls[name];
      const texts = localized(props.plan.record);
      return texts && <Control {...props} {...texts} model={ask} />;
    },
    Title({ name, asked }) {
      const sentences = patient();
      const title =
        sentences && isFirstAbout("patient", name, asked)
          ? sentences.title
          : isFirstAbout("sender", name, asked) && loaded.value?.deferred.aboutYou;
      const Title = headingTag(useView(), 1);
      return sentences && title ? <Title class="section">{title}</Title> : null;
    },
    stepTitle({ name, questions: [first] }) {
      const language = loaded.value;
      if (!language || !first) return null;
      const { questions, slots: times } = language;
      if (name === "patient") return patient()?.title ?? null;
      const optional = <span class="optional"> {language.messages.optional}</span>;
      const titles: Partial<Record<QuestionName, ComponentChildren>> = {
        forWhom: questions.forWhom,
        newPatient: questions.newPatient[forWhom.value ?? "self"],
        slot: [times.slot, optional],
        preferredTimes: [questions.preferredTimes, optional],
      };
      return (Object.hasOwn(titles, first.name) && titles[first.name]) || null;
    },
    answerText(name, record) {
      const texts = localized(record);
      const whom = forWhom.value;
      if (name === "forWhom" && whom && whom !== "self") {
        return texts?.language.questions.forWhomAnswers[whom] ?? null;
      }
      const slot = name === "slot" && slots?.chosen.value;
      if (!slot || !texts) return null;
      const zoned = [slot, record.time_zone, texts.locale] as const;
      return `${formatNearSlot(...zoned)} ${zoneNote(...zoned)}`.trimEnd();
    },
    BeforeSend(props) {
      const texts = localized(props.plan.record);
      if (!texts) return null;
      const isAsked = form.step.value?.questions.some(({ name }) => name === "textConsent");
      return isAsked ? <TextConsent {...props} {...texts} model={ask} /> : null;
    },
    sentTime(receipt, record) {
      const texts = localized(record);
      const { slot, isBooked } = receipt;
      if (!slot || !texts) return null;
      const props = { slot, receipt, record, ...texts };
      return {
        when: <When {...props} />,
        actions: isBooked ? <AppointmentActions {...props} /> : null,
      };
    },
    sentMessages({ slot, isBooked }) {
      const language = loaded.value;
      if (!slot || !language) return {};
      const { bookedTitle, requestedContact } = language.slots;
      return isBooked
        ? { sentTitle: bookedTitle, nextContact: "" }
        : { nextContact: requestedContact };
    },
  };
}

/** Whom the appointment is for. */
function ForWhom({ readOnly, model, language: { questions } }: Props) {
  const view = useView();
  const { answers, otherPatients } = view.scheduler.form;
  const forWhom = answers.forWhom.value;
  const hasMoved = otherPatients.value?.hasMoved;
  return (
    <>
      <Choices
        {...errorProps(view, "forWhom")}
        legend={questions.forWhom}
        options={FOR_WHOM.map((key) => ({ key, label: questions.forWhomAnswers[key] }))}
        chosen={forWhom}
        required
        readOnly={readOnly}
        onChoose={model.chooseForWhom}
      />
      <p class={hasMoved ? "hint" : "visually-hidden"} {...LIVE}>
        {/* A new element, so that it is announced after each change. */}
        {hasMoved && <span key={forWhom}>{questions.answersKept}</span>}
      </p>
    </>
  );
}

/** A question about who sends the request for somebody else. */
function Requester({ name, readOnly, language }: Props & { name: RequesterQuestionName }) {
  const view = useView();
  const { answers, setAnswer } = view.scheduler.form;
  const { questions } = language;
  const forWhom = answers.forWhom.value === "child" ? "child" : "other";
  const label = name === "relation" ? questions.relation[forWhom] : questions[name];
  return (
    <TextControl
      kind={QUESTIONS[name].kind}
      label={label}
      description={name === "relation" ? questions.relationHint[forWhom] : null}
      {...errorProps(view, name)}
      optional={null}
      readOnly={readOnly}
      answer={answers[name]}
      onType={(text) => setAnswer(name, text)}
    />
  );
}

/** Whether the patient is new to the practice. */
function NewPatient({ readOnly, language: { questions } }: Props) {
  const view = useView();
  const { answers, setAnswer } = view.scheduler.form;
  const isNew = answers.newPatient.value;
  return (
    <Choices
      {...errorProps(view, "newPatient")}
      legend={questions.newPatient[answers.forWhom.value ?? "self"]}
      options={[
        { key: "false", label: questions.returning },
        { key: "true", label: questions.firstVisit },
      ]}
      chosen={isNew === null ? null : String(isNew)}
      required
      readOnly={readOnly}
      onChoose={(key) => setAnswer("newPatient", key === "true")}
    />
  );
}
