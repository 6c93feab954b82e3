import { useEffect, useState } from "preact/hooks";
import { packDraft, type SharedDraft } from "../../draft/link.ts";
import { labelAt } from "../settings/find-setting.ts";
import type { Studio } from "../state/preview-state.ts";
import { portable } from "./link-changes.ts";

/** The draft as it travels in a link. */
export interface Shared {
  draft: SharedDraft;
  /** Empty until it is packed. */
  payload: string;
  /** A sentence about what has to stay behind; empty where nothing has. */
  leftOut: string;
}

/** Packs the draft at each change of it. */
export function usePayload({ draft }: Studio): Shared {
  const { of, changes } = draft.work.value;
  const [payload, setPayload] = useState("");
  const { taken, leftOut } = portable(changes);
  useEffect(() => {
    let isOver = false;
    void packDraft({ of, changes: taken }).then((packed) => {
      if (!isOver) setPayload(packed);
    });
    return () => {
      isOver = true;
    };
  }, [of, changes]);
  const names = leftOut.map(labelAt).join(" and ");
  return {
    draft: { of, changes: taken },
    payload,
    leftOut: names && `Left out, since a picture of this size fits no link: ${names}.`,
  };
}
