import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { draftBookmarklet } from "../../draft/bookmarklet.ts";
import { packDraft } from "../../draft/link.ts";
import { labelAt } from "../settings/find-setting.ts";
import { usePreview } from "../state/preview-context.ts";
import { sharedView } from "../state/shared-view.ts";
import { CopyField } from "./CopyField.tsx";
import { draftUrl } from "./draft-url.ts";
import { draftsInLink, fitInLink } from "./link-changes.ts";
import { localWarning } from "./local-addresses.ts";

/** The draft as it is shared in a link or a bookmarklet, and what does not fit. */
function useSharedDraft() {
  const { draft } = usePreview();
  return useComputed(() => {
    const { included, omitted } = fitInLink(draft.changes.value);
    return { shared: { of: draft.source.value, changes: included }, omitted };
  });
}

/** The address of a link with the draft; empty until it is packed. */
export function useDraftLink() {
  const { draft, view } = usePreview();
  const url = useSignal("");
  useSignalEffect(() => {
    let isStale = false;
    const { included, view: drafts } = draftsInLink(draft.state.value);
    const shared = { of: draft.source.value, changes: included, ...sharedView(view, drafts) };
    void packDraft(shared).then((packed) => {
      if (!isStale) url.value = draftUrl(location.href, packed);
    });
    return () => {
      isStale = true;
    };
  });
  return url;
}

/** A link to the preview that contains the draft. */
export function LinkSection() {
  const { draft } = usePreview();
  const url = useDraftLink().value;
  const { omitted } = draftsInLink(draft.state.value);
  const source = draft.source.value;
  const warning = localWarning({
    "the preview’s own address": location.href,
    "the URL of the API": "example" in source ? "" : source.baseUrl,
  });
  return (
    <section class="stack">
      <h3>Link to this draft</h3>
      <p class="hint">
        The link contains {draft.hasOther.value ? "both drafts" : "the whole draft"}, and shows it
        as it is shown here. No server receives it, because it follows the #.
      </p>
      {url && <CopyField label="Link" text={url} />}
      {warning && <p class="card warning">{warning}</p>}
      <Omitted paths={omitted} />
    </section>
  );
}

/** A bookmarklet that shows the draft on the practice's page. */
export function BookmarkletSection() {
  const { shared, omitted } = useSharedDraft().value;
  return (
    <section class="stack">
      <h3>On the practice’s page</h3>
      <CopyField label="Bookmarklet for any page with the form" text={draftBookmarklet(shared)} />
      <p class="hint">
        Save it as a bookmark, open the practice’s page, and click the bookmark. The form shows the
        draft, with a banner, until you leave the page. Nothing can be sent from it.
      </p>
      <Omitted paths={omitted} />
    </section>
  );
}

const Omitted = ({ paths }: { paths: readonly string[] }) =>
  paths.length > 0 && (
    <p class="card warning">
      Not included, because the image is too large for a link: {paths.map(labelAt).join(" and ")}.
    </p>
  );
