import { CopyField } from "./CopyField.tsx";
import { draftUrl } from "./draft-url.ts";
import { localWarning } from "./local-addresses.ts";
import type { LinkedDraft } from "./use-shared-draft.ts";

/** A link to the preview that contains the draft. */
export function LinkSection({ shared: { payload, omitted, draft } }: { shared: LinkedDraft }) {
  const { of: source } = draft;
  const warning = localWarning({
    "the preview’s own address": location.href,
    "the URL of the API": "example" in source ? "" : source.baseUrl,
  });
  return (
    <section>
      <h3>Link to this draft</h3>
      <p class="hint">
        The link contains the whole draft. No server receives it, because it follows the #.
      </p>
      {payload && <CopyField label="Link" text={draftUrl(location.href, payload)} />}
      {warning && <p class="warning">{warning}</p>}
      {omitted && <p class="warning">{omitted}</p>}
    </section>
  );
}
