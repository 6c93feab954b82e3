import { CopyField } from "./CopyField.tsx";
import { draftUrl } from "./draft-url.ts";
import type { LinkedDraft } from "./use-shared-draft.ts";

/** A link to the preview that contains the draft. */
export function LinkSection({ shared: { payload, omitted } }: { shared: LinkedDraft }) {
  return (
    <section>
      <h3>Link to this draft</h3>
      <p class="hint">
        The link contains the whole draft. No server receives it, because it follows the #.
      </p>
      {payload && <CopyField label="Link" text={draftUrl(location.href, payload)} />}
      {omitted && <p class="warning">{omitted}</p>}
    </section>
  );
}
