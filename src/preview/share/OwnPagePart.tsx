import { useState } from "preact/hooks";
import { draftBookmarklet } from "../../draft/bookmarklet.ts";
import { CopyField } from "./CopyField.tsx";
import type { Shared } from "./usePayload.ts";

/** The draft on the practice's own page. */
export function OwnPagePart({ shared: { payload, leftOut } }: { shared: Shared }) {
  const [page, setPage] = useState("");
  return (
    <section>
      <h3>On the practice’s own page</h3>
      <p class="hint">
        The draft is shown there with a ribbon. It changes neither phone nor address, takes no new
        text with a number in it, and nothing can be sent from it.
      </p>
      <label for="own-page">Address of a page whose tag has allow-draft</label>
      <input
        id="own-page"
        type="url"
        placeholder="https://"
        value={page}
        onInput={({ currentTarget }) => setPage(currentTarget.value)}
      />
      {payload && page.trim() !== "" && (
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
        Make a bookmark of it, open the practice’s page, and choose the bookmark. New logos show by
        the bookmark only: anybody can write a link, and with it a picture.
      </p>
      {leftOut && <p class="warning">{leftOut}</p>}
    </section>
  );
}
