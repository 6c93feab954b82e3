import type { en, enDeferred } from "./en.ts";

/** The sentences of one language that the first screens need. */
export type Messages = typeof en;

/** Its other sentences, which may load after the form is shown. */
export type DeferredMessages = typeof enDeferred;

/** What the chunk of a language exports as `language`. */
export interface Language {
  messages: Messages;
  deferred: DeferredMessages;
}
