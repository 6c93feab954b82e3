import type { Studio } from "../studio.ts";
import { CopyField } from "./CopyField.tsx";
import { addressWith } from "./read-address.ts";
import { usePayload } from "./usePayload.ts";

/** A link that holds the draft, and that no server ever sees the draft of. */
export function LinkPart({ studio }: { studio: Studio }) {
  const { payload, leftOut } = usePayload(studio);
  return (
    <section>
      <h3>A link to this draft</h3>
      <p class="hint">It holds the whole draft. No server sees it: it stands behind the #.</p>
      <CopyField label="Link" text={addressWith(location.href, payload)} />
      {leftOut && <p class="warning">{leftOut}</p>}
    </section>
  );
}
