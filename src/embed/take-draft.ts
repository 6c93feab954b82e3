import type { Drafting, Host } from "./host.ts";
import type { LoadPart } from "./parts.ts";

/** What a page's fragment begins with when it carries a draft. */
const DRAFT = "#web-scheduler-draft=";

/**
 * Lets the draft in the page's address take hold of a form before it loads; or the preview, which
 * has it load when all is set.
 */
export async function takeDraft(
  { draft }: Host,
  form: Drafting,
  loadPart: LoadPart,
): Promise<void> {
  if (draft) return draft(form);
  const { hash } = location;
  if (hash.startsWith(DRAFT)) {
    await loadPart("draft").then(
      (part) => part.showDraft(form, hash),
      () => {},
    );
  }
  await form.scheduler.load();
}
