import {
  MEMBER_QUESTIONS,
  type MemberOf,
  type MemberQuestionName,
  memberOf,
} from "../contract/booking-request/answers.ts";
import type { BookingRequest, Patient } from "../contract/booking-request/booking-request.ts";
import { mapFields, type OwnQuestionName } from "../contract/questions.ts";
import type { Choice } from "./choices.ts";
import type { ValidAnswers } from "./inputs.ts";
import { textIn } from "./own-questions.ts";
import type { FormPlan } from "./plan.ts";

type RequestContext = Pick<BookingRequest, "id" | "replaces" | "created_at" | "locale" | "source">;

/** The booking request of these answers. Every member of the schema is here, or this does not compile. */
export function bookingRequest(
  { record, questions, screener, appointmentTypes, providers }: FormPlan,
  answers: ValidAnswers,
  { id, replaces, created_at, locale, source }: RequestContext,
): BookingRequest {
  const appointmentType = appointmentTypes.find(({ key }) => key === answers.appointmentType);
  const provider = providers.find(({ key }) => key === answers.provider);
  const { requesterFirstName: first_name, requesterLastName: last_name } = answers;
  return withoutAbsent<BookingRequest>({
    version: 1,
    id,
    location_id: record.id.toLowerCase(),
    organization_id: record.organization_id,
    sync_type: record.sync_type,
    created_at,
    time_zone: record.time_zone,
    locale,
    patient: withoutAbsent<Patient>({
      ...mapFields((_, name) => (name === "phone" ? answers.phone?.e164 : answers[name])),
      phone_extension: answers.phone?.extension,
    }),
    screener:
      screener && answers.screener
        ? {
            question: screener.question,
            answer: answers.screener,
            action: screener.outcomes[answers.screener].action,
          }
        : null,
    appointment_type: appointmentType?.value ?? null,
    provider: provider?.value ?? null,
    appointment_type_label: labelOfCode(appointmentType),
    provider_label: labelOfCode(provider),
    ...pageMembers(answers),
    // The time may have been removed since.
    earlier: (answers.slot ?? answers.preferredTimes) && answers.earlier,
    call_times: answers.phone && answers.callTimes,
    answers: ownAnswers(questions, answers, locale),
    requester: first_name && last_name ? { first_name, last_name, relation: "" } : undefined,
    source,
    replaces,
  });
}

type PageMembers = { [Name in MemberQuestionName as MemberOf<Name>]: ValidAnswers[Name] };

const pageMembers = (answers: ValidAnswers) =>
  Object.fromEntries(
    MEMBER_QUESTIONS.map((name) => [memberOf(name), answers[name]]),
  ) as unknown as PageMembers;

function ownAnswers(
  questions: FormPlan["questions"],
  answers: ValidAnswers,
  locale: string,
): BookingRequest["answers"] {
  const entries = questions.flatMap(({ name, own }) => {
    const answer = own && answers[name as OwnQuestionName];
    if (!answer) return [];
    const label = textIn(own.label, locale).text;
    return [[own.name, { label, answer: own.kind === "checkbox" || answer }]] as const;
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** The label, if staff would not recognize what the patient chose by its value. */
const labelOfCode = (choice: Choice<string | number> | undefined) =>
  choice?.label === String(choice?.value) ? undefined : choice?.label;

const withoutAbsent = <Members extends object>(
  members: { [Name in keyof Required<Members>]: Members[Name] },
) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Members;
