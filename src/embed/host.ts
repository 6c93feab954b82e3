import type { FieldName } from "../contract/field-names.ts";
import type { RequestHandler } from "./hand-over.ts";
import type { readSettings } from "./settings.ts";

/** What a page would like the form to begin with; a date of birth as YYYY-MM-DD. */
export type Prefill = { [Name in FieldName]?: string };

/** The element as its form sees it. */
export interface Host extends HTMLElement {
  prefill: Prefill | null;
  onRequest?: RequestHandler | null;
}

/** What the page asked for, and where its visitor was when the script came. */
export type Asked = ReturnType<typeof readSettings> & { landing: string };
