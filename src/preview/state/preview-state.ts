import { signal } from "@preact/signals";
import { isEqual } from "es-toolkit";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { LanguageCode } from "../../messages/languages.ts";
import type { Checks } from "../checks/create-checks.ts";
import type { Changes } from "../draft/changes.ts";
import type { DraftSource, DraftState } from "../draft/link.ts";
import { recordChanges } from "../settings/settings.ts";
import type { SceneName } from "../widget/scenes.ts";
import { createDevServer } from "./dev-server.ts";
import { createDraftModel } from "./draft-state.ts";
import { loadPublished } from "./load-published.ts";

export interface View {
  scene: SceneName;
  device: "phone" | "computer";
  isDark: boolean;
  language: LanguageCode;
}

/** @param site the base URL of the widget's script and the examples' logos, without a trailing slash */
export function createPreviewState(initial: DraftState, site: string) {
  const draft = createDraftModel(initial);
  /** A sentence for the designer; `alert` if something went wrong. */
  const notice = signal<{ text: string; alert: boolean; state: DraftState } | null>(null);
  const report = (text: string, alert = false) => {
    notice.value = { text, alert, state: draft.state.value };
  };
  const server = createDevServer(draft, site, report);
  /** What was last asked to be opened. */
  let asked: DraftSource | null = null;

  /** Opens a location, by default as saved, as an undo step; false if it fails or another one was requested meanwhile. */
  async function open(source: DraftSource, changes: Changes | null = null): Promise<boolean> {
    asked = source;
    const result = await loadPublished(source, site);
    const saved = "record" in result ? await server.load(result.record) : null;
    if (source !== asked) return false;
    if ("problem" in result) {
      report(`${result.problem} Your draft has not changed.`, true);
      return false;
    }
    const { record: published, warning } = result;
    draft.open({ source, published, changes: changes ?? saved?.changes ?? {} });
    // A link's draft was not made from the saved version, which saving it would silently replace.
    const isOther = changes && !isEqual(recordChanges(changes), saved?.changes);
    if (saved) server.keep(published.id, isOther ? { ...saved, etag: null } : saved);
    if (warning) report(warning, true);
    else notice.value = null;
    return true;
  }

  return {
    site,
    draft,
    /** The screen that is shown in full; null while all of them are. */
    opened: signal<View | null>(null),
    isHandingOver: signal(false),
    notice,
    report,
    open,
    server,
  };
}

export type PreviewState = ReturnType<typeof createPreviewState>;

export const PreviewContext = createContext<(PreviewState & { checks: Checks }) | null>(null);

export function usePreview() {
  const preview = useContext(PreviewContext);
  if (!preview) throw new Error("This component needs a PreviewContext.");
  return preview;
}
