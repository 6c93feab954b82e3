import { draftBookmarklet } from "../../draft/bookmarklet.ts";
import { CopyField } from "./CopyField.tsx";
import type { LinkedDraft } from "./use-shared-draft.ts";

/** A bookmarklet that shows the draft on the practice's page. */
export const BookmarkletSection = ({ shared: { draft, omitted } }: { shared: LinkedDraft }) => (
  <section>
    <h3>On the practice’s page</h3>
    <CopyField label="Bookmarklet for any page with the form" text={draftBookmarklet(draft)} />
    <p class="hint">
      Save it as a bookmark, open the practice’s page, and click the bookmark. The form shows the
      draft, with a banner, until you leave the page. Nothing can be sent from it.
    </p>
    {omitted && <p class="warning">{omitted}</p>}
  </section>
);
