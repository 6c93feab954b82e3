import type { Language } from "../messages.ts";
import { deferred } from "./deferred.ts";
import { messages } from "./first-screen.ts";
import { questions } from "./questions.ts";
import { slots } from "./slots.ts";

export const language: Language = { messages, deferred, slots, questions };
