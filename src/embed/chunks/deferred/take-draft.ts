import type { Drafting, Host } from "../../api/host.ts";

type LoadDraftPart = (name: "draft") => Promise<typeof import("../draft/draft.ts")>;

/** What a page's fragment begins with when it carries a draft. */
const DRAFT = "#web-scheduler-draft=";

/**
 * Loads a form with the draft in the page's address, if there is one; and once more where the
 * address was changed to one with a draft. Or lets the preview take hold of it, which has it load
 * when all is set.
 *
 * @param change the `hashchange` event; undefined for the first time
 */
export async function takeDraft(
  { draft }: Host,
  form: Drafting,
  loadPart: LoadDraftPart,
  change: Event | undefined,
): Promise<void> {
  const { hash } = location;
  if (change && (draft || !hash.startsWith(DRAFT))) return;
  if (draft) return draft(form);
  if (hash.startsWith(DRAFT)) {
    await loadPart("draft").then(
      (part) => part.showDraft(form, hash),
      () => {},
    );
  }
  if (!form.gone.aborted) await form.scheduler.load();
}
