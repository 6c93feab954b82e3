import { signal } from "@preact/signals";
import { isEmptyObject, isEqual } from "es-toolkit";
import type { DraftSource } from "../../draft/link.ts";
import { recordChanges } from "../settings/page-theme.ts";
import { SCENES } from "../widget/scenes.ts";
import { createDevServer } from "./dev-server.ts";
import { createDraftModel, type DraftState } from "./draft-state.ts";
import { loadPublished } from "./load-published.ts";
import { createSaving } from "./saving.ts";
import { createViewOptions, type Part } from "./view-options.ts";

/** What the middle of the page shows. */
export type MainView = "form" | "gallery" | "approval";

/** The open panel on the right. */
export type SidePanel = "checks" | "share" | "faults";

/** As in styles/layout.css. */
const PHONE = "(max-width: 760px)";

/** What a phone shows. */
export type PhoneTab = "settings" | MainView | SidePanel;

/** A sentence for the designer; `alert` if something went wrong. */
export interface Notice {
  text: string;
  alert: boolean;
}

/**
 * The state of the whole page.
 *
 * @param site the base URL of the widget's script and the examples' logos, without a trailing slash
 */
export function createPreviewState(initial: DraftState, site: string) {
  const draft = createDraftModel(initial);
  const server = createDevServer(site);
  const notice = signal<Notice | null>(null);
  const isOpening = signal(false);
  let lastRequest = 0;
  const report = (text: string, alert = false) => {
    notice.value = { text, alert };
  };

  const saving = createSaving(draft, server, report);

  /**
   * Opens a location as an undo step.
   *
   * @param changes by default, those that are saved on the development server
   * @param onProblem replaces the notice if the location cannot be opened
   * @param openDraft what to do with the loaded draft
   * @returns whether it is open; also false if another location was requested in the meantime
   */
  async function open(
    source: DraftSource,
    changes: DraftState["changes"] | null = null,
    onProblem: (problem: string) => void = (problem) => report(problem, true),
    openDraft = draft.open,
  ): Promise<boolean> {
    lastRequest += 1;
    const request = lastRequest;
    isOpening.value = true;
    const result = await loadPublished(source, site);
    const saved = "record" in result ? await server.load(result.record) : null;
    if (request !== lastRequest) return false;
    isOpening.value = false;
    if ("problem" in result) {
      onProblem(`${result.problem} Your draft has not changed.`);
      return false;
    }
    const { record: published } = result;
    openDraft({ source, published, changes: changes ?? saved?.changes ?? {} });
    // A link's draft was not made from the saved version, which saving it would silently replace.
    const isOther = changes && !isEqual(recordChanges(changes), saved?.changes);
    const isReplaced = isOther && !isEmptyObject(saved?.changes ?? {});
    if (saved) server.keep(published.id, isReplaced ? { ...saved, etag: null } : saved);
    notice.value = result.note ? { text: result.note, alert: false } : null;
    return true;
  }

  /** Opens the location with which the page starts, which undo does not leave. */
  const openFirst = (source: DraftSource, changes?: DraftState["changes"]) =>
    open(source, changes, undefined, draft.openFirst);

  /** Connects to the development server, and loads what it has saved of the open draft. */
  async function connect(): Promise<void> {
    await server.connect();
    const { published } = draft.state.value;
    server.keep(published.id, await server.load(published));
  }

  function cancelOpening(): void {
    lastRequest += 1;
    isOpening.value = false;
  }

  const view = createViewOptions();
  const mainView = signal<MainView>("form");
  const sidePanel = signal<SidePanel>("checks");

  const phoneTab = {
    get value(): PhoneTab {
      // The approval sheet is behind a button of the gallery.
      if (mainView.value !== "form") return "gallery";
      const part = view.part.value;
      return part === "panel" ? sidePanel.value : part === "main" ? "form" : part;
    },
    set value(tab: PhoneTab) {
      mainView.value = tab === "gallery" ? tab : "form";
      view.part.value = tab === "settings" ? tab : tab === mainView.value ? "main" : "panel";
      if (tab === "checks" || tab === "share" || tab === "faults") sidePanel.value = tab;
    },
  };

  /** Shows a part of the page, which the gallery or a phone may hide. */
  function showPart(part: Part): void {
    view.part.value = part;
    if (part === "main") return;
    view.hasPanels.value = true;
    view.isFolded[part].value = false;
    if (matchMedia(PHONE).matches) mainView.value = "form";
  }

  /** Shows the next or the previous state of the form, after the last one the first. */
  function stepScene(step: 1 | -1): void {
    const scenes = Object.values(SCENES);
    const index = scenes.findIndex(({ name }) => name === view.scene.value.name);
    // A scene of the gallery is not one of them.
    const from = index === -1 && step === -1 ? 0 : index;
    view.scene.value = scenes.at((from + step) % scenes.length) ?? SCENES.begin;
    mainView.value = "form";
  }

  return {
    site,
    draft,
    view,
    stepScene,
    mainView,
    sidePanel,
    phoneTab,
    showPart,
    search: signal(""),
    notice,
    report,
    isOpening,
    open,
    openFirst,
    cancelOpening,
    server,
    connect,
    ...saving,
  };
}

export type PreviewState = ReturnType<typeof createPreviewState>;
