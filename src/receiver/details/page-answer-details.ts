import { upperFirst } from "es-toolkit";
import type { PageAnswers } from "../../contract/booking-request/booking-request.ts";
import type { ForWhom } from "../../contract/booking-request/for-whom.ts";

const FOR_WHOM: Record<ForWhom, string> = {
  self: "Themselves",
  child: "Their child",
  other: "Someone else",
};

function preferredTimes({ days, parts }: NonNullable<PageAnswers["preferred_times"]>): string {
  const names = [days, parts].map((list) => list.map(upperFirst).join(", "));
  return names.filter(Boolean).join("; ") || "Any day and time";
}

/** The answers to the questions that the page turned on, as labels and texts for staff. */
export function pageAnswerDetails(request: PageAnswers): [label: string, text: string][] {
  const { preferred_times, new_patient, for_whom, requester, text_consent } = request;
  const rows: [string, string | undefined][] = [
    ["Preferred times", preferred_times && preferredTimes(preferred_times)],
    ["Appointment for", for_whom && FOR_WHOM[for_whom]],
    [
      "Sent by",
      requester && `${requester.first_name} ${requester.last_name} (${requester.relation})`,
    ],
    ["New patient", new_patient === undefined ? undefined : new_patient ? "Yes" : "No"],
    [
      "Text messages",
      text_consent &&
        `${text_consent.answer ? "Agreed" : "Did not agree"} at ${text_consent.at}: ${text_consent.sentence}`,
    ],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}
