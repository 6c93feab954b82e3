import { deferred } from "./deferred.ts";
import { questions } from "./questions.ts";
import { slots } from "./slots.ts";

/** The rest of English: its first screens are part of the script. */
export const language = { deferred, slots, questions };
