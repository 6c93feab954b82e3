import { useState } from "preact/hooks";
import { draftBookmarklet } from "../../embed/draft-bookmarklet.ts";
import type { Studio } from "../studio.ts";
import { CopyField } from "./CopyField.tsx";
import { usePayload } from "./usePayload.ts";

/** The draft on the practice's own page. */
export function OwnPagePart({ studio }: { studio: Studio }) {
  const { payload, leftOut } = usePayload(studio);
  const [page, setPage] = useState("");
  return (
    <section>
      <h3>On the practice’s own page</h3>
      <p class="hint">
        The draft is shown there with a ribbon. It changes neither phone nor address, and nothing
        can be sent from it.
      </p>
      <label for="own-page">Address of a page whose tag has allow-draft</label>
      <input
        id="own-page"
        type="url"
        placeholder="https://"
        value={page}
        onInput={({ currentTarget }) => setPage(currentTarget.value)}
      />
      {page.trim() !== "" && (
        <CopyField
          label="Link to that page"
          text={`${page.trim().replace(/#.*$/, "")}#web-scheduler-draft=${payload}`}
        />
      )}
      {payload && (
        <CopyField
          label="Bookmarklet for any page with the form"
          text={draftBookmarklet(payload)}
        />
      )}
      <p class="hint">
        Make a bookmark of it, open the practice’s page, and choose the bookmark. A strict policy of
        the page can forbid that; the link works there.
      </p>
      {leftOut && <p class="warning">{leftOut}</p>}
    </section>
  );
}
