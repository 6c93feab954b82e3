import { CopyField } from "./CopyField.tsx";
import { addressWith } from "./draft-url.ts";
import type { Shared } from "./use-shared-draft.ts";

/** A link that holds the draft, and that no server ever sees the draft of. */
export function LinkPart({ shared: { payload, leftOut } }: { shared: Shared }) {
  return (
    <section>
      <h3>A link to this draft</h3>
      <p class="hint">It holds the whole draft. No server sees it: it stands behind the #.</p>
      {payload && <CopyField label="Link" text={addressWith(location.href, payload)} />}
      {leftOut && <p class="warning">{leftOut}</p>}
    </section>
  );
}
