import type { Drafting, Host } from "./host.ts";
import type { LoadPart } from "./parts.ts";

/** What a page's fragment begins with when it carries a draft. */
const DRAFT = "#web-scheduler-draft=";

/** Lets the preview, or the draft in the page's address, take hold of a form. */
export async function takeDraft(
  { draft }: Host,
  form: Drafting,
  loadPart: LoadPart,
): Promise<void> {
  const { hash } = location;
  if (draft) draft(form);
  else if (hash.startsWith(DRAFT)) await (await loadPart("draft")).showDraft(form, hash);
}
