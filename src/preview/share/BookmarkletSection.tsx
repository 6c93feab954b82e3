import { draftBookmarklet } from "../../draft/bookmarklet.ts";
import { CopyField } from "./CopyField.tsx";
import type { Shared } from "./use-shared-draft.ts";

/** The draft on the practice's own page. */
export const OwnPagePart = ({ shared: { draft, leftOut } }: { shared: Shared }) => (
  <section>
    <h3>On the practice’s own page</h3>
    <CopyField label="Bookmarklet for any page with the form" text={draftBookmarklet(draft)} />
    <p class="hint">
      Save it as a bookmark, open the practice’s page, and choose the bookmark. The form shows the
      draft, with a banner, until the page is left. Nothing can be sent from it.
    </p>
    {leftOut && <p class="warning">{leftOut}</p>}
  </section>
);
