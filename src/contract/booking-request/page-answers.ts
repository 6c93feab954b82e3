import "../zod-config.ts";
import * as z from "zod/mini";
import { endsAfterStart } from "../slot.ts";
import type { PAGE_ANSWER_NAMES } from "./answer-names.ts";
import { fits } from "./characters.ts";
import { DAY_PARTS, DAYS } from "./day-parts.ts";
import { FOR_WHOM, MAX_REQUESTER_LENGTH } from "./for-whom.ts";

const MAX_ID = 1000;
export const MAX_URL = 8192;
/** The sentence contains the practice's name, which may be as long as `plainText` allows. */
const MAX_SENTENCE = 6000;

/** A string of at most `max` UTF-16 units. */
export const text = (max: number, error = "Must be a string.") =>
  z.string(error).check(z.maxLength(max, `Use ${max} characters or fewer.`));
/** A string of at most `max` characters, counted as the form counts them. */
const characters = (max: number) =>
  z
    .string("Must be a string.")
    .check(z.refine((value) => fits(value, max), `Use ${max} characters or fewer.`));
const boolean = () => z.boolean("Must be true or false.");
const INSTANT = "Must be a date and time with an offset, like 2026-03-27T09:30:00-07:00.";
/** With at most nine digits after the seconds. */
const instant = () =>
  z.iso.datetime({ offset: true, error: INSTANT }).check(z.maxLength(35, INSTANT));
const someOf = <const Values extends readonly string[]>(values: Values) =>
  z
    .array(z.enum(values, `Must be one of ${values.join(", ")}.`), "Must be a list.")
    .check(z.maxLength(values.length, `Use ${values.length} entries or fewer.`));

const slot = z
  .object(
    {
      id: text(MAX_ID),
      start: instant(),
      end: instant(),
      schedule: text(MAX_ID),
      source: text(MAX_URL),
    },
    "Must be an object with id, start, end, schedule and source.",
  )
  .check(
    z.refine(endsAfterStart, { path: ["end"], error: "Must be after start, by at most a day." }),
  );

const preferredTimes = z.object(
  { days: someOf(DAYS), parts: someOf(DAY_PARTS) },
  "Must be an object with days and parts.",
);

const requester = z.object(
  {
    first_name: characters(MAX_REQUESTER_LENGTH),
    last_name: characters(MAX_REQUESTER_LENGTH),
    relation: characters(MAX_REQUESTER_LENGTH),
  },
  "Must be an object with first_name, last_name and relation.",
);

const textConsent = z.object(
  { answer: boolean(), sentence: text(MAX_SENTENCE), at: instant() },
  "Must be an object with answer, sentence and at.",
);

/** The members of a booking request that exist only if the page turned their question on. */
export const PAGE_ANSWERS = {
  /** The time that the patient chose, as `slots-url` or `onSlots` offered it. */
  slot: z.optional(slot),
  /** An empty list is no restriction, so two empty lists are "any time". */
  preferred_times: z.optional(preferredTimes),
  new_patient: z.optional(boolean()),
  for_whom: z.optional(z.enum(FOR_WHOM, `Must be one of ${FOR_WHOM.join(", ")}.`)),
  /**
   * Who sends the request, if it is for somebody else. Then `patient` has the other person's name and
   * date of birth, and the sender's phone number and email address.
   */
  requester: z.optional(requester),
  /** Whether the practice may send text messages; `sentence` is what the patient read. */
  text_consent: z.optional(textConsent),
} satisfies Record<(typeof PAGE_ANSWER_NAMES)[number], z.ZodMiniType>;
