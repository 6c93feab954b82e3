import { computed, signal } from "@preact/signals";
import { isEqual } from "es-toolkit";
import { pageChanges, recordChanges } from "../settings/page-theme.ts";
import { combineChanges } from "./combine-changes.ts";
import type { createDevServer, SavedVersion } from "./dev-server.ts";
import type { createDraftModel } from "./draft-state.ts";

/** Saves the draft on the development server, and lets the designer choose if somebody else has saved, too. */
export function createSaving(
  draft: ReturnType<typeof createDraftModel>,
  server: ReturnType<typeof createDevServer>,
  report: (text: string, alert?: boolean) => void,
) {
  const isSaving = signal(false);
  /** What somebody else has saved since the draft was opened, when saving found out. */
  const conflict = signal<SavedVersion | null>(null);

  /** Whether the record differs from the one on the server; without one, from the published one. */
  const hasUnsavedChanges = computed(() => {
    const { published, changes } = draft.state.value;
    return !isEqual(recordChanges(changes), server.versions.value[published.id]?.changes ?? {});
  });

  /** Saves the draft in the server's records folder, or says why not. */
  async function save(): Promise<void> {
    if (isSaving.value) return;
    if (!server.canSave.value) {
      report(
        "Drafts cannot be saved here. This one is in the page’s address: bookmark it, or copy the link under Share.",
      );
      return;
    }
    if (!hasUnsavedChanges.value) {
      report("Everything is saved.");
      return;
    }
    isSaving.value = true;
    const { drafted, state } = draft;
    const { changes, published } = state.value;
    const { problem, isOutdated } = await server.save(drafted.value, recordChanges(changes));
    if (isOutdated) conflict.value = await server.load(published);
    isSaving.value = false;
    if (isOutdated) return;
    report(
      problem ? `Not saved. ${problem}` : "Saved. The practice page shows the draft now.",
      !!problem,
    );
    await server.connect();
  }

  /**
   * Continues after another version was saved elsewhere. Undo restores the draft.
   *
   * @param choice `mine` saves the draft; the others open what is saved, or both
   */
  function resolveConflict(choice: "both" | "mine" | "theirs"): void {
    const { value: theirs } = conflict;
    conflict.value = null;
    if (!theirs) return;
    const { changes, published } = draft.state.value;
    const base = server.versions.value[published.id]?.changes ?? {};
    server.keep(published.id, theirs);
    if (choice === "mine") void save();
    else {
      const record =
        choice === "both"
          ? combineChanges(base, recordChanges(changes), theirs.changes)
          : theirs.changes;
      draft.open({ ...draft.state.value, changes: { ...pageChanges(changes), ...record } });
    }
  }

  /** Deletes the saved record from the server; the draft stays open. */
  async function revertSaved(): Promise<void> {
    const { problem } = await server.remove(draft.state.value.published.id);
    report(problem ?? "The example is restored. Your draft is still open.", !!problem);
    await server.connect();
  }

  return { hasUnsavedChanges, isSaving, save, conflict, resolveConflict, revertSaved };
}
