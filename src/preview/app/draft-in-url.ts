import { effect } from "@preact/signals";
import { isEmptyObject, mapValues, pickBy } from "es-toolkit";
import { EXAMPLES, exampleBySlug } from "../../contract/examples/practices.ts";
import { RECORD_SHAPE } from "../../contract/location-record/record-shape.ts";
import { readShape } from "../../contract/location-record/shape.ts";
import { plainText } from "../../contract/text.ts";
import { type Changes, valueAt, withChanges } from "../draft/changes.ts";
import {
  type DraftSource,
  draftUrl,
  fitInLink,
  MAX_LINK_LENGTH,
  readDraftLink,
} from "../draft/link.ts";
import {
  isOfPage,
  labelAt,
  pageChanges,
  parsePageValue,
  SETTING_PATHS,
} from "../settings/settings.ts";
import type { PreviewState } from "../state/preview-state.ts";

// Safari rejects more than 100 calls of replaceState in 10 seconds.
const DELAY_MS = 300;
/** Characters of image data in the page's own URL, which no mail program truncates. */
const MAX_IMAGE_LENGTH = 150_000;

/**
 * Keeps the draft in the fragment of the page's URL, for reload, Back and restored sessions, and opens the draft of a
 * followed link. The browser asks before a draft is lost that is neither there nor saved on the server.
 * @param signal stops it; by default, nothing does
 */
export function keepDraftInUrl(preview: PreviewState, signal = new AbortController().signal): void {
  const { draft } = preview;
  let timer = 0;
  // Opening the page's current URL restores it.
  let kept = draft.state.value;

  async function write(): Promise<void> {
    const { hash, href } = location;
    const state = draft.state.value;
    const { included, omitted } = fitInLink(state.changes, MAX_IMAGE_LENGTH);
    const url = await draftUrl(href, { of: state.source, changes: included });
    const isStale = signal.aborted || state !== draft.state.value || hash !== location.hash;
    if (isStale || url.length > MAX_LINK_LENGTH) return;
    history.replaceState(history.state, "", url);
    if (omitted.length === 0) kept = state;
  }

  const handleHashChange = async () => {
    // Otherwise a pending write would replace the link.
    clearTimeout(timer);
    const { hash } = location;
    await openLink(preview, hash);
    // If the link could not be opened, a reload must not open it again.
    if (hash === location.hash) await write();
  };
  const handleBeforeUnload = (event: Event) => {
    const { value: state } = draft.state;
    const isUnsaved = draft.hasUnsavedChanges.value || !isEmptyObject(pageChanges(state.changes));
    if (state !== kept && isUnsaved) event.preventDefault();
  };
  addEventListener("hashchange", handleHashChange, { signal });
  addEventListener("beforeunload", handleBeforeUnload, { signal });
  const stopWatching = effect(() => {
    if (draft.state.value !== kept) timer = window.setTimeout(write, DELAY_MS);
    return () => clearTimeout(timer);
  });
  signal.addEventListener("abort", stopWatching);
}

const UNREADABLE =
  "The draft in this link cannot be read: part of the link is missing or was changed. Ask for the link again.";
const MAX_LISTED = 5;

/** Opens the location (`#location=<id>`: of this server) or the draft of a URL fragment, if it contains one. */
export async function openLink(preview: PreviewState, hash: string): Promise<void> {
  const { open, report, site } = preview;
  const [, locationId] = /^#location=([\w-]+)$/.exec(hash) ?? [];
  if (locationId) await open(sourceOf(locationId, site));
  const draft = await readDraftLink(hash);
  if (draft === undefined) return;
  if (!draft) return report(`${UNREADABLE} Your draft has not changed.`, true);
  const { safe, rejected } = sanitizeChanges(draft.changes);
  if ((await open(draft.of, safe)) && rejected.length > 0) {
    const labels = rejected.slice(0, MAX_LISTED).map(labelAt).join(", ");
    report(`Invalid changes in the link were ignored (${rejected.length}): ${labels}.`, true);
  }
}

function sourceOf(locationId: string, baseUrl: string): DraftSource {
  const example = EXAMPLES.find(({ record }) => record.id === locationId);
  return example ? { example: example.slug } : { locationId, baseUrl };
}

/** Keeps a link's or file's known settings of the right type, as the widget parses them; `rejected` has other paths. */
export function sanitizeChanges(changes: Changes): { safe: Changes; rejected: string[] } {
  // Of text, numbers and switches; deeper values overflow the stack of recursive functions.
  const isKnown = (value: unknown, path: string) =>
    SETTING_PATHS.has(path) && typeof value !== "object";
  const known = mapValues(pickBy(changes, isKnown), withPlainText);
  const invalid = new Set<string>();
  const sample = exampleBySlug("observed-defaults")?.record;
  const record = readShape(RECORD_SHAPE, withChanges(sample, known), (path) => invalid.add(path));
  const read = mapValues(known, (value, path) =>
    isOfPage(path) ? parsePageValue(path, value) : valueAt(record, path),
  );
  const safe = pickBy(read, (value, path) => value !== undefined && !invalid.has(path));
  const rejected = Object.keys(changes).filter((path) => !Object.hasOwn(safe, path));
  return { safe, rejected: rejected.map((path) => path.slice(0, 100)) };
}

const IMAGE_DATA = /^data:image\/[\w.+-]+;base64,[\w+/=]*(?:#on-color)?$/;

/** Browsers take seconds to draw thousands of combining marks. Images may be long, and have none. */
const withPlainText = (value: unknown) =>
  typeof value === "string" && !IMAGE_DATA.test(value) ? plainText(value) : value;
