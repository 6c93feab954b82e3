import "../zod-config.ts";
import * as z from "zod/mini";
import { type FieldKind, mapFields, QUESTIONS } from "../questions.ts";
import { DAY_MS, endsAfterStart } from "../slot.ts";
import { fits } from "../text.ts";
import {
  DAY_PARTS,
  DAYS,
  FOR_WHOM,
  MAX_OWN_LABEL,
  OWN_NAME,
  OWN_QUESTIONS,
  type PageAnswerName,
} from "./answers.ts";

const MAX_ID = 1000;
const MAX_URL = 8192;
/** The sentence contains the practice's name, which may be as long as `plainText` allows. */
const MAX_SENTENCE = 6000;

/** A string of at most `max` UTF-16 units. */
const text = (max: number, error = "Must be a string.") =>
  z.string(error).check(z.maxLength(max, `Use ${max} characters or fewer.`));
/** A string of at most `max` characters, counted as the form counts them. */
const characters = (max: number, error = "Must be a string.") =>
  z.string(error).check(z.refine((value) => fits(value, max), `Use ${max} characters or fewer.`));
const boolean = () => z.boolean("Must be true or false.");
const INSTANT = "Must be a date and time with an offset, like 2026-03-27T09:30:00-07:00.";
/** With at most nine digits after the seconds. */
const instant = () =>
  z.iso.datetime({ offset: true, error: INSTANT }).check(z.maxLength(35, INSTANT));
const someOf = <const Values extends readonly string[]>(values: Values) =>
  z
    .array(z.enum(values, `Must be one of ${values.join(", ")}.`), "Must be a list.")
    .check(z.maxLength(values.length, `Use ${values.length} entries or fewer.`));
const atMost = (max: number, what: string) =>
  z.refine<object>((value) => Object.keys(value).length <= max, `Use ${max} ${what} or fewer.`);

/** Its error names the members. */
const object = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => {
  const names = new Intl.ListFormat("en-GB").format(Object.keys(shape));
  return z.object(shape, `Must be an object with ${names}.`);
};

const slot = object({
  id: text(MAX_ID),
  start: instant(),
  end: instant(),
  schedule: text(MAX_ID),
  source: text(MAX_URL),
}).check(
  z.refine(endsAfterStart, { path: ["end"], error: "Must be after start, by at most a day." }),
);

const preferredTimes = object({ days: someOf(DAYS), parts: someOf(DAY_PARTS) });

const requester = object({
  first_name: characters(QUESTIONS.requesterFirstName.maxLength),
  last_name: characters(QUESTIONS.requesterLastName.maxLength),
  /** To the patient; the form sends an empty text. */
  relation: z.optional(characters(QUESTIONS.requesterLastName.maxLength)),
});

const textConsent = object({ answer: boolean(), sentence: text(MAX_SENTENCE), at: instant() });

const ownAnswer = object({
  label: text(MAX_OWN_LABEL),
  answer: z.union(
    [characters(QUESTIONS.own1.maxLength), z.literal(true)],
    "Must be a string, or true.",
  ),
});

/** The members of a booking request that exist only if the page turned their question on. */
const PAGE_ANSWERS = {
  /** The time that the patient chose, as `slots-url` or `onSlots` offered it. */
  slot: z.optional(slot),
  /** An empty list is no restriction, so two empty lists are "any time". */
  preferred_times: z.optional(preferredTimes),
  /** That the patient can also come earlier. */
  earlier: z.optional(z.literal(true, "Must be true, or left out.")),
  new_patient: z.optional(boolean()),
  for_whom: z.optional(z.enum(FOR_WHOM, `Must be one of ${FOR_WHOM.join(", ")}.`)),
  /**
   * Who sends the request, if it is for somebody else. Then `patient` has the other person's name and
   * date of birth, and the sender's phone number and email address.
   */
  requester: z.optional(requester),
  /** Whether the practice may send text messages; `sentence` is what the patient read. */
  text_consent: z.optional(textConsent),
  /** What was answered of the practice's own questions, by name; `label` is the question as the patient read it. */
  answers: z.optional(
    z
      .record(z.string().check(z.regex(OWN_NAME)), ownAnswer, "Must be an object of answers.")
      .check(atMost(OWN_QUESTIONS.length, "answers")),
  ),
  /** The parts of the day in which the patient can be called, at the end: receiver/stores/request-search.ts. */
  call_times: z.optional(someOf(DAY_PARTS)),
} satisfies Record<PageAnswerName, z.ZodMiniType>;

// A receiver may show these messages next to the fields, so those in `patient` address a patient.
const limited = ({ maxLength = 0 }) =>
  characters(maxLength, "Enter text.").check(z.minLength(1, "Enter something, or leave this out."));

const EMAIL = "Enter an email address, like name@example.com.";
const PHONE = "Enter a phone number with its country code, like +15550100123.";
const EXTENSION = "Enter the extension as digits, like 451.";

const ANSWERS: Record<FieldKind, (spec: { maxLength?: number }) => z.ZodMiniType<string, string>> =
  {
    name: limited,
    line: limited,
    text: limited,
    email: ({ maxLength = 0 }) =>
      z.string(EMAIL).check(
        z.maxLength(maxLength, { error: `Use ${maxLength} characters or fewer.`, abort: true }),
        // Linear: a dot can only end a label.
        z.regex(/^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]+$/, EMAIL),
      ),
    phone: () => z.string(PHONE).check(z.regex(/^\+[1-9]\d{6,14}$/, PHONE)),
    date: () => z.iso.date("Enter a real date of birth, as year-month-day, like 1990-03-27."),
  };

const patient = object({
  ...mapFields((spec) => z.optional(ANSWERS[spec.kind](spec))),
  /** Digits to dial after `phone`. */
  phone_extension: z.optional(z.string(EXTENSION).check(z.regex(/^\d{1,11}$/, EXTENSION))),
});

// The longest text of a record that the form uses: see `plainText`.
const MAX_TEXT = 5001;
const MAX_PARAMETERS = 100;

const string = text(MAX_TEXT);
const uuid = z.guid("Must be a UUID, like 123e4567-e89b-12d3-a456-426614174000.");

const screener = object({
  question: string,
  answer: z.enum(["yes", "no"], 'Must be "yes" or "no".'),
  action: string,
});

/**
 * The members alone: a stored request is read with these, so that it stays readable whatever else is
 * refused on receipt since then.
 */
export const BookingRequestMembers = /* @__PURE__ */ z.object(
  {
    version: z.literal(1, "Must be the number 1."),
    id: uuid,
    /** The id of an earlier request of the same patient that this one corrects, if it arrived. */
    replaces: z.optional(uuid),
    location_id: uuid,
    organization_id: string,
    sync_type: string,
    created_at: z.iso.datetime("Must be a date and time in UTC, like 2026-03-27T09:30:00Z."),
    time_zone: string,
    locale: string,
    patient,
    screener: z.nullable(screener),
    /** The chosen `appointment_type_name`; null if the form did not ask. */
    appointment_type: z.nullable(text(MAX_TEXT, "Must be a string or null.")),
    /** The chosen profile's id, or its label if it has no id; null for no preference. */
    provider: z.nullable(
      z.union([text(MAX_TEXT), z.number()], "Must be a string, a number or null."),
    ),
    /** What the patient read in place of these two, where it was something else. */
    appointment_type_label: z.optional(string),
    provider_label: z.optional(string),
    source: object({
      /** The host page's URL without query and fragment. */
      page: text(MAX_URL),
      campaign: z
        .record(text(MAX_TEXT), string, "Must be an object of strings.")
        .check(atMost(MAX_PARAMETERS, "parameters")),
    }),
    ...PAGE_ANSWERS,
  },
  "Must be a JSON object: a booking request.",
);

/**
 * The form accepts days up to a year (366 days) after the time of the patient's device, because the device's clock may
 * be behind. The receiver must accept each of these days. It allows two more for time zones, and counts from the
 * device's time if that is later than its own.
 */
const isBorn = ({ patient, created_at }: z.infer<typeof BookingRequestMembers>) =>
  !(Date.parse(patient.dob ?? "") > Math.max(Date.now(), Date.parse(created_at)) + 368 * DAY_MS);

/**
 * A patient's booking request: plain JSON. `patient` has only the fields that were asked and
 * answered. All texts are bounded. `id` identifies the request; a receiver responds to a repeated
 * `id` as it did the first time. `phone` is in E.164 format (ITU-T E.164), `dob` is a calendar day
 * (YYYY-MM-DD), and `created_at` is a date and time in UTC.
 */
export const BookingRequest = /* @__PURE__ */ BookingRequestMembers.check(
  z.refine(isBorn, {
    path: ["patient", "dob"],
    error: "Enter a date of birth that is not in the future.",
  }),
  z.refine(({ patient }) => patient.phone !== undefined || patient.phone_extension === undefined, {
    path: ["patient", "phone_extension"],
    error: "Enter the phone number too, or leave the extension out.",
  }),
  z.refine(({ for_whom = "self", requester }) => (for_whom === "self") === !requester, {
    path: ["requester"],
    error: 'Must be there if for_whom is "child" or "other", and only then.',
  }),
);
export type BookingRequest = z.infer<typeof BookingRequest>;

/** The answers to questions that the page turned on, as they are sent. */
export type PageAnswers = Pick<BookingRequest, keyof typeof PAGE_ANSWERS>;

/** The answers to the patient form, as they are sent. */
export type Patient = BookingRequest["patient"];
