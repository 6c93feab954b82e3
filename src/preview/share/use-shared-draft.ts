import { useEffect, useState } from "preact/hooks";
import { packDraft, type SharedDraft } from "../../draft/link.ts";
import { labelAt } from "../settings/find-setting.ts";
import type { PreviewState } from "../state/preview-state.ts";
import { fitInLink } from "./link-changes.ts";

/** The draft as it is shared in a link or a bookmarklet. */
export interface LinkedDraft {
  draft: SharedDraft;
  /** The packed draft; empty until it has been packed. */
  payload: string;
  /** A sentence about the images that do not fit; empty if all do. */
  omitted: string;
}

/** Packs the draft again after each change. */
export function useSharedDraft({ draft }: PreviewState): LinkedDraft {
  const { source, changes } = draft.state.value;
  const [payload, setPayload] = useState("");
  const { included, omitted } = fitInLink(changes);
  useEffect(() => {
    let isStale = false;
    void packDraft({ of: source, changes: included }).then((packed) => {
      if (!isStale) setPayload(packed);
    });
    return () => {
      isStale = true;
    };
  }, [source, changes]);
  const names = omitted.map(labelAt).join(" and ");
  return {
    draft: { of: source, changes: included },
    payload,
    omitted: names && `Not included, because the image is too large for a link: ${names}.`,
  };
}
