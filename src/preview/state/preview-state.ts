import { computed, signal } from "@preact/signals-core";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { SharedDraft } from "../../draft/link.ts";
import { followMeasures } from "../checks/create-checks.ts";
import { guard } from "../checks/rules/lint-branding.ts";
import { askServer, removeRecord, saveRecord } from "./dev-server.ts";
import { createDraft, type Work } from "./draft-state.ts";
import { publishedOf } from "./load-published.ts";
import { savedChanges } from "./saved-changes.ts";
import { createViewOptions } from "./view-options.ts";

/** What the middle of the page shows. */
export type Place = "form" | "wall";

/** Which side of the work is open beside it. */
export type Side = "checks" | "share" | "faults";

/** A sentence for the designer; `alert` where something went wrong. */
export interface Notice {
  text: string;
  alert: boolean;
}

/** Everything that is true of the page. */
export function createStudio(first: Work, site: string) {
  const draft = createDraft(first);
  const notice = signal<Notice | null>(null);
  const isOpening = signal(false);
  let asked = 0;
  const tell = (text: string, alert = false) => {
    notice.value = { text, alert };
  };

  /**
   * Opens a location, and says why where it cannot; the draft before it is a step back.
   *
   * @param refuse is told why, in place of the whole page
   * @returns whether it is open; false as well where another was asked for meanwhile
   */
  async function open(
    of: SharedDraft["of"],
    changes: Work["changes"] = {},
    refuse: (problem: string) => void = (problem) => tell(problem, true),
  ): Promise<boolean> {
    asked += 1;
    const turn = asked;
    isOpening.value = true;
    const found = await publishedOf(of, site);
    const kept = "record" in found ? await keptOf(of, found.record) : {};
    if (turn !== asked) return false;
    isOpening.value = false;
    if ("problem" in found) {
      refuse(`${found.problem} Your draft is as it was.`);
      return false;
    }
    const isNew = Object.keys(changes).length === 0;
    draft.open({ of, published: found.record, changes: isNew ? kept : changes });
    notice.value = found.note ? { text: found.note, alert: false } : null;
    return true;
  }

  /** An example that was saved here goes on as it was saved. */
  const keptOf = async (of: SharedDraft["of"], record: LocationRecord) =>
    "example" in of && server.saved.value.includes(record.id) ? savedChanges(site, record) : {};

  /** Gives up the opening that is under way, if one is. */
  function stopOpening(): void {
    asked += 1;
    isOpening.value = false;
  }

  /** What the server can do that the page came from, if it is the development server. */
  const server = {
    isThere: signal(false),
    saves: signal(false),
    saved: signal<readonly string[]>([]),
    isSaving: signal(false),
  };

  async function meetServer(): Promise<void> {
    const state = await askServer(site);
    server.isThere.value = state !== null;
    server.saves.value = state?.saves ?? false;
    server.saved.value = state?.saved ?? [];
  }

  /** Writes the draft into the server's folder of records. */
  async function save(): Promise<void> {
    if (server.isSaving.value) return;
    server.isSaving.value = true;
    const problem = await saveRecord(site, draft.drafted.value);
    server.isSaving.value = false;
    tell(problem ? `Not saved. ${problem}` : "Saved. The practice page shows it now.", !!problem);
    await meetServer();
  }

  /** Takes what was saved out of the server's folder; the draft stays. */
  async function takeBack(): Promise<void> {
    const problem = await removeRecord(site, draft.work.value.published.id);
    tell(problem ?? "The example is as it was. Your draft is still here.", !!problem);
    await meetServer();
  }

  const measures = followMeasures(draft.drafted);
  return {
    /** Where the shipped script and the examples' pictures are, without a final slash. */
    site,
    draft,
    measures,
    /** What the guard finds in the draft as it is now. */
    findings: computed(() => guard(draft.drafted.value, measures.read())),
    view: createViewOptions(),
    place: signal<Place>("form"),
    side: signal<Side>("checks"),
    search: signal(""),
    notice,
    isOpening,
    open,
    stopOpening,
    tell,
    server,
    meetServer,
    save,
    takeBack,
  };
}

export type Studio = ReturnType<typeof createStudio>;
