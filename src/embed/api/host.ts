import type { FieldName } from "../../contract/fields.ts";
import type { Collaborators } from "../../state/deps.ts";
import type { Scheduler } from "../../state/scheduler.ts";
import type { readSettings } from "./attributes.ts";
import type { RequestHandler } from "./request-handler.ts";

/** What a page would like the form to begin with; a date of birth as YYYY-MM-DD. */
export type Prefill = { [Name in FieldName]?: string };

/** What shows a draft takes hold of, before the form loads anything. */
export interface Drafting {
  /** Where the form is drawn. */
  root: ParentNode & Node;
  scheduler: Scheduler;
  /** Each may be exchanged: where the record comes from, and where a request goes. */
  collaborators: Collaborators;
  /** Aborted once there is another form in its place, or none. */
  gone: AbortSignal;
}

/** The element as its form sees it. */
export interface Host extends HTMLElement {
  prefill: Prefill | null;
  onRequest?: RequestHandler | null;
  /** How the preview takes hold of a form, and has it load; heeded with `allow-draft` only. */
  draft?: ((form: Drafting) => void) | null | undefined;
  /** The draft that the bookmarklet put into the page's address, as opposed to a link. */
  pressedDraft?: string;
}

/** What the page asked for, and where its visitor was when the script came. */
export type Asked = ReturnType<typeof readSettings> & { landing: string };
