import { computed, signal } from "@preact/signals";
import { isEmptyObject, isEqual } from "es-toolkit";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { LanguageCode } from "../../messages/languages.ts";
import type { DraftSource } from "../draft/link.ts";
import { recordChanges } from "../settings/settings.ts";
import type { SceneName } from "../widget/scenes.ts";
import { createDevServer } from "./dev-server.ts";
import { createDraftModel, type DraftState } from "./draft-state.ts";
import { loadPublished } from "./load-published.ts";

/** @param site the base URL of the widget's script and the examples' logos, without a trailing slash */
export function createPreviewState(initial: DraftState, site: string) {
  const draft = createDraftModel(initial);
  /** A sentence for the designer; `alert` if something went wrong. */
  const notice = signal<{ text: string; alert: boolean } | null>(null);
  const report = (text: string, alert = false) => {
    notice.value = { text, alert };
  };
  const server = createDevServer(draft, site, report);
  /** The last request to open a location, until it ends. */
  const opening = signal<DraftSource | null>(null);

  /**
   * Opens a location as an undo step; false if it fails or another location was requested meanwhile.
   * @param changes by default, those saved on the development server @param onProblem replaces the notice
   */
  async function open(
    source: DraftSource,
    changes: DraftState["changes"] | null = null,
    onProblem: (problem: string) => void = (problem) => report(problem, true),
  ): Promise<boolean> {
    opening.value = source;
    const result = await loadPublished(source, site);
    const saved = "record" in result ? await server.load(result.record) : null;
    if (source !== opening.value) return false;
    opening.value = null;
    if ("problem" in result) {
      onProblem(`${result.problem} Your draft has not changed.`);
      return false;
    }
    const { record: published, warning } = result;
    draft.open({ source, published, changes: changes ?? saved?.changes ?? {} });
    // A link's draft was not made from the saved version, which saving it would silently replace.
    const isOther = changes && !isEqual(recordChanges(changes), saved?.changes);
    const isReplaced = isOther && !isEmptyObject(saved?.changes ?? {});
    if (saved) server.keep(published.id, isReplaced ? { ...saved, etag: null } : saved);
    notice.value = warning ? { text: warning, alert: true } : null;
    return true;
  }

  return {
    site,
    draft,
    view: {
      scene: signal<SceneName>("form"),
      device: signal<keyof typeof DEVICES>("phone"),
      isDark: signal(false),
      language: signal<LanguageCode>("en"),
      /** Whether a phone shows all settings below the form. */
      isEditorOpen: signal(false),
    },
    mainView: signal<"form" | "gallery" | "share">("form"),
    notice,
    report,
    isOpening: computed(() => opening.value !== null),
    open,
    server,
  };
}

export type PreviewState = ReturnType<typeof createPreviewState>;

export const PreviewContext = createContext<PreviewState | null>(null);

export function usePreview(): PreviewState {
  const preview = useContext(PreviewContext);
  if (!preview) throw new Error("This component needs a PreviewContext.");
  return preview;
}

/** Screen sizes in CSS pixels. */
export const DEVICES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 860 },
} as const;
