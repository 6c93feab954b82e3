import type { ReadonlySignal } from "@preact/signals";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { isAskedBy, type PageQuestionName, questionSpec } from "../../contract/questions.ts";
import { isFirstAbout } from "../../form/page-questions.ts";
import { formatShortSlot } from "../../form/slots/format-times.ts";
import { formatLocale } from "../../messages/format-locale.ts";
import type { Language } from "../../messages/messages.ts";
import type { AskModel } from "../../state/questions/ask-model.ts";
import type { SchedulerModel } from "../../state/scheduler-model.ts";
import type { SlotsModel } from "../../state/slots/slots-model.ts";
import { headingTag } from "../elements/Heading.tsx";
import { AppointmentActions, Place, When } from "../slots/Appointment.tsx";
import { ChosenTime, SlotQuestion } from "../slots/SlotQuestion.tsx";
import type { PageQuestionsView } from "../view.ts";
import { useView } from "../view-context.ts";
import { ASK_QUESTIONS } from "./ask-questions.tsx";
import type { PageQuestion } from "./page-question.ts";
import { Earlier, earlier, preferredTimes } from "./preferred-times.tsx";

/** Own members only, because a page's scripts may have added any name to `Object.prototype`. */
const own = <Owner extends object, Name extends keyof Owner>(owner: Owner, name: Name) =>
  Object.hasOwn(owner, name) ? owner[name] : undefined;

interface PageModels {
  form: SchedulerModel["form"];
  ask: AskModel;
  /** Null if the page offers no times. */
  slots: SlotsModel | null;
  /** Null until it is loaded; until then, no question of the page is shown. */
  language: ReadonlySignal<Language | null>;
}

const slot = (model: SlotsModel | null): PageQuestion => ({
  Control: (props) =>
    model && (
      <SlotQuestion {...props} model={model}>
        <Earlier {...props} />
      </SlotQuestion>
    ),
  title: ({ slots }) => slots.slot,
  answerText({ locale }, { slot: { value: chosen } }, { time_zone }) {
    if (!chosen) return null;
    return formatShortSlot(chosen, time_zone, locale);
  },
});

export function createPageQuestionsView({
  form,
  ask,
  slots,
  language: loaded,
}: PageModels): PageQuestionsView {
  const { answers } = form;
  const questions: Record<PageQuestionName, PageQuestion> = {
    slot: slot(slots),
    preferredTimes,
    earlier,
    ...ASK_QUESTIONS,
  };
  /** The language, and the locale of the practice's dates and times for this reader; null until it is loaded. */
  function localized({ phone_number }: LocationRecord) {
    const language = loaded.value;
    if (!language) return null;
    // Undefined in some WebViews and with some privacy extensions.
    const languages = navigator.languages ?? [];
    return { language, locale: formatLocale(language.messages.tag, phone_number, languages) };
  }
  function patient() {
    const whom = answers.forWhom.value ?? "self";
    return whom === "self" ? null : (loaded.value?.questions.patients[whom] ?? null);
  }
  return {
    patient,
    Question({ name, ...props }) {
      const { Control } = questions[name];
      const texts = localized(props.plan.record);
      return texts && <Control {...props} {...texts} model={ask} />;
    },
    Title({ name, asked }) {
      const sentences = patient();
      const title =
        sentences && isFirstAbout("patient", name, asked)
          ? sentences.title
          : isFirstAbout("sender", name, asked) && loaded.value?.submission.aboutYou;
      const Title = headingTag(useView(), 1);
      return sentences && title ? <Title class="section">{title}</Title> : null;
    },
    stepTitle({ name: step, questions: planned }) {
      const language = loaded.value;
      if (!language) return null;
      if (step === "patient") return patient()?.title ?? null;
      const name = planned.map((question) => question.name).find((each) => isAskedBy("page", each));
      if (!name) return null;
      const title = isAskedBy("page", name) && own(questions[name], "title")?.(language, answers);
      if (!title || !own(questionSpec(name), "optional")) return title || null;
      return [title, <span class="optional"> {language.messages.optional}</span>];
    },
    ChosenTime() {
      const { value: plan } = form.plan;
      const texts = plan && localized(plan.record);
      return texts && slots ? <ChosenTime {...texts} model={slots} /> : null;
    },
    answerText(name, record) {
      const texts = localized(record);
      return (
        (texts &&
          isAskedBy("page", name) &&
          own(questions[name], "answerText")?.(texts, answers, record)) ||
        null
      );
    },
    sentTime(receipt, record) {
      const texts = localized(record);
      const { slot, isBooked } = receipt;
      if (!slot || !texts) return null;
      const props = { slot, receipt, record, ...texts };
      return {
        when: <When {...props} />,
        place: <Place {...props} />,
        actions: isBooked ? <AppointmentActions {...props} /> : null,
      };
    },
    sentMessages({ slot, isBooked }) {
      const language = loaded.value;
      if (!slot || !language) return {};
      const { bookedTitle, requestedContact } = language.slots;
      return isBooked ? { sentTitle: bookedTitle } : { nextContact: requestedContact };
    },
  };
}
