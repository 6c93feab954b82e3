import { batch, signal } from "@preact/signals-core";
import type { BookingRequest } from "../contract/booking-request/booking-request.ts";
import type { LocationRecord } from "../contract/location-record/location-record.ts";
import { type BookingAnswers, bookingRequest, sameAnswers } from "../form/booking-request.ts";
import { appointmentTypeChoices, providerChoices } from "../form/choices.ts";
import type { Faults, QuestionName } from "../form/errors.ts";
import { askedFields } from "../form/fields.ts";
import { isScreenerAsked, screenerOutcome } from "../form/screener.ts";
import type { Checking, Circumstances } from "../form/validation.ts";
import { type Answers, createAnswers, questionOf, typed, wipe } from "./answers.ts";
import type { Collaborators } from "./deps.ts";
import type { Receipt } from "./phase.ts";

/** What is offered beside an answer, and never enforced. */
export interface Notes {
  /** The address that was probably meant. */
  email: string | null;
  /** The number as people of its country write it, to be compared with what was meant. */
  phone: string | null;
}

const NO_NOTES: Notes = { email: null, phone: null };

/** The answers of one widget, what is wrong with them, and the request that they make. */
export function createBookingForm(outside: Collaborators) {
  const answers = createAnswers();
  const faults = signal<Faults>({});
  // Counts the times that faults were found, so that the summary can take focus each time.
  const refusals = signal(0);
  const notes = signal<Notes>(NO_NOTES);
  let last: { answers: BookingAnswers; request: BookingRequest } | null = null;

  const circumstances = (record: LocationRecord): Circumstances => ({
    now: outside.now(),
    locale: outside.locale(),
    practicePhone: record.phone_number,
    plans: outside.numberingPlans(),
  });

  /** Takes away the fault of a question whose answer is right now. Finds no new ones. */
  function mend(question: QuestionName, record: LocationRecord): void {
    const found = faults.value[question];
    if (!found) return;
    const field = askedFields(record.web_scheduler_config).find(({ name }) => name === question);
    const checked =
      field && outside.checking()?.answer(field, typed(answers), circumstances(record));
    // Only the receiver knows what it refused: any edit may have mended that.
    if (checked && "fault" in checked && found.code !== "refused") return;
    const { [question]: _mended, ...others } = faults.value;
    faults.value = others;
  }

  function answer<Name extends keyof Answers>(
    record: LocationRecord,
    name: Name,
    value: Answers[Name]["value"],
  ): void {
    if (answers[name].value === value) return;
    answers[name].value = value;
    if (name === "email" || name === "phone") notes.value = { ...notes.value, [name]: null };
    mend(questionOf(name), record);
  }

  /** A control was left with something typed in it: what can be said about that without asking. */
  function settle(record: LocationRecord, name: "email" | "phone"): void {
    const checking = outside.checking();
    if (!checking) return;
    const form = typed(answers);
    const read = () => {
      const phone = checking.answer(
        { name: "phone", required: false },
        form,
        circumstances(record),
      );
      return "value" in phone && phone.value ? outside.nationalForm(phone.value) : null;
    };
    // An address may be a slip and wrong at once: `ana@gmail`.
    const note = name === "email" ? checking.emailSuggestion(form.email) : read();
    notes.value = { ...notes.value, [name]: note };
  }

  /** Spreads a whole date over the three parts; false when it is none, or has two readings. */
  function pasteDate(record: LocationRecord, text: string): boolean {
    const parts = outside.checking()?.wholeDate(text, outside.locale());
    if (!parts) return false;
    batch(() => {
      for (const part of ["day", "month", "year"] as const) answer(record, part, parts[part]);
    });
    return true;
  }

  /** Shows these faults, if any; true when there are some. */
  function refuse(found: Faults): boolean {
    faults.value = found;
    if (Object.keys(found).length === 0) return false;
    refusals.value += 1;
    return true;
  }

  const chosen = (record: LocationRecord) => {
    const config = record.web_scheduler_config;
    return {
      type: appointmentTypeChoices(config)[answers.appointmentType.value ?? -1],
      provider: providerChoices(config)[answers.provider.value ?? -1],
      screener: isScreenerAsked(config.screener_question) ? answers.screener.value : null,
    };
  };

  function check(
    checking: Checking,
    record: LocationRecord,
  ): { found: Faults; answers: BookingAnswers } {
    const config = record.web_scheduler_config;
    const { type, provider, screener } = chosen(record);
    const checked = checking.answers(askedFields(config), typed(answers), circumstances(record));
    const typeMissing = appointmentTypeChoices(config).length > 0 && !type;
    return {
      found: {
        ...(typeMissing && { appointmentType: { code: "missing" } }),
        ...checked.faults,
      },
      answers: {
        patient: checked.patient,
        screener: screener && {
          question: config.screener_question.question,
          answer: screener,
          action: screenerOutcome(config.screener_question, screener).action,
        },
        appointment_type: type?.value ?? null,
        provider: provider?.value ?? null,
      },
    };
  }

  /** The request for these answers: the one of last time, id and all, if they are the same. */
  function requestFor(record: LocationRecord, given: BookingAnswers): BookingRequest {
    if (!last || !sameAnswers(last.answers, given)) {
      const context = { record, locale: outside.locale(), source: outside.source() };
      const request = bookingRequest(outside.newId(), outside.now(), given, context);
      last = { answers: given, request };
    }
    return last.request;
  }

  /** Lets the next request have an id of its own, whatever the answers. */
  const renewId = () => {
    last = null;
  };

  const receipt = (record: LocationRecord, request: BookingRequest): Receipt => {
    const { type, provider } = chosen(record);
    return {
      reference: request.id.slice(0, 8).toUpperCase(),
      appointmentType: type?.label ?? null,
      provider: provider?.label ?? null,
    };
  };

  function forget(): void {
    wipe(answers);
    notes.value = NO_NOTES;
    faults.value = {};
    last = null;
  }

  return {
    answers,
    faults,
    notes,
    refusals,
    answer,
    settle,
    pasteDate,
    refuse,
    check,
    requestFor,
    renewId,
    receipt,
    forget,
  };
}
