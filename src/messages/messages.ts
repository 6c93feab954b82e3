import type { en } from "./en.ts";
import type { enLater } from "./en-deferred.ts";

/** The sentences of one language that the first screens need. */
export type Messages = typeof en;

/** Its other sentences, which can come later. */
export type LaterMessages = typeof enLater;

/** A language in one file of its own, loaded when somebody reads it. */
export interface Language {
  messages: Messages;
  later: LaterMessages;
}
