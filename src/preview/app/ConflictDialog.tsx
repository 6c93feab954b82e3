import { useSignalEffect } from "@preact/signals";
import { intersection } from "es-toolkit";
import { useRef } from "preact/hooks";
import { labelAt } from "../settings/find-setting.ts";
import { recordChanges } from "../settings/page-theme.ts";
import { differingPaths } from "../state/combine-changes.ts";
import { usePreview } from "../state/preview-context.ts";

const CHOICES = [
  ["both", "Combine both", "Your changes are added to theirs, to look at and save."],
  ["theirs", "Open theirs", "Undo brings your draft back."],
  ["mine", "Save mine", "Replaces what was saved there."],
] as const;

const list = (paths: string[]) => paths.map(labelAt).join(", ");

/** Asks what to do when the record was saved elsewhere since the draft was opened. */
export function ConflictDialog() {
  const { conflict, resolveConflict, draft, server } = usePreview();
  const dialog = useRef<HTMLDialogElement>(null);
  useSignalEffect(() => {
    if (conflict.value) dialog.current?.showModal();
    else dialog.current?.close();
  });
  const close = () => {
    conflict.value = null;
  };
  const { published, changes } = draft.state.value;
  const base = server.versions.value[published.id]?.changes ?? {};
  const theirs = differingPaths(base, conflict.value?.changes ?? {});
  const both = intersection(theirs, differingPaths(base, recordChanges(changes)));
  return (
    <dialog class="floating" ref={dialog} aria-labelledby="conflict-title" onClose={close}>
      <h2 id="conflict-title">Saved elsewhere in the meantime</h2>
      <div class="stack">
        <p>
          Another tab or another person has {conflict.value?.etag === null ? "removed" : "saved"}{" "}
          this record since you opened it. Your draft is still here, and not saved yet.
        </p>
        {theirs.length > 0 && <p>Changed there: {list(theirs)}.</p>}
        {both.length > 0 && (
          <p class="card warning">
            Changed in both: {list(both)}. If you combine them, yours is kept.
          </p>
        )}
        {CHOICES.map(([choice, title, hint]) => (
          <p key={choice} class="row">
            <button
              type="button"
              class={choice === "both" ? undefined : "secondary"}
              aria-describedby={`conflict-${choice}`}
              onClick={() => resolveConflict(choice)}
            >
              {title}
            </button>
            <span class="hint" id={`conflict-${choice}`}>
              {hint}
            </span>
          </p>
        ))}
        <p>
          <button type="button" class="plain" onClick={close}>
            Cancel
          </button>
        </p>
      </div>
    </dialog>
  );
}
