import type { HandOver } from "../../client/submit.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { Drafting } from "../../embed/api/host.ts";
import { isScreenerAsked, screenerOutcome } from "../../form/screener.ts";
import type { Collaborators } from "../../state/deps.ts";
import type { Phase } from "../../state/phase.ts";
import { fillIn } from "./fill-in.ts";
import { answerThat } from "./scene-records.ts";
import type { Scene } from "./scenes.ts";

/** What one true widget is made to show. */
export interface Desk {
  /** Shows a record that changed, at once, where the form is and with what was typed. */
  show(record: LocationRecord): void;
  /** Brings the form into a scene. */
  play(scene: Scene): Promise<void>;
  /** Settled once the scene that was asked for last is there. */
  readonly played: Promise<void>;
}

// The sent screen shows its beginning, which is to be the same in every picture.
const SAMPLE_ID = "5a3b1e0f-0000-4000-8000-000000000000";

const never = () => new Promise<never>(() => {});
const silent: Collaborators["happened"] = {
  loaded() {},
  loadFailed() {},
  step() {},
  notSent() {},
  sent() {},
};

/**
 * Takes hold of a widget that is about to load: what it would load is the draft, and what it would
 * send goes nowhere.
 *
 * @param isLive whether it loads and sends over the network all the same, to meet a server's faults
 */
export function takeDesk(
  { scheduler, collaborators }: Drafting,
  first: { record: LocationRecord; scene: Scene; isLive?: boolean },
): Desk {
  let { record, scene } = first;
  const staged = () => scene.record?.(record) ?? record;
  const { load } = collaborators;
  collaborators.load = async (signal) => {
    if (scene.loading === "for ever") return never();
    if (scene.loading) return { ok: false, failure: scene.loading };
    const loaded = first.isLive ? await load(signal) : null;
    return loaded && !loaded.ok ? loaded : { ok: true, record: staged(), problems: [] };
  };
  if (!first.isLive) {
    const handOver: HandOver = async () =>
      scene.sending === "for ever" ? never() : (scene.sending ?? { kind: "accepted" });
    const newId = () => SAMPLE_ID;
    Object.assign(collaborators, { handOver, newId, happened: silent, isOnline: () => true });
  }

  let played = Promise.resolve();
  function play(next: Scene): Promise<void> {
    played = enter(next);
    return played;
  }

  async function enter(next: Scene): Promise<void> {
    scene = next;
    const began = record;
    await scheduler.load();
    if (scene !== next) return;
    // What another scene filled in is no answer of anybody's.
    if (next.depth !== "begin") scheduler.startOver();
    await go(next);
    // What was under way has gone on with the record that there was then.
    if (scene === next && record !== began) redraw();
  }

  async function go({ depth }: Scene): Promise<void> {
    const { screener_question } = staged().web_scheduler_config;
    if (depth === "begin" || depth === "screener") return;
    if (scheduler.phase.value.name === "screener") {
      const answer = answerThat(screener_question, depth !== "stopped");
      if (answer) scheduler.answer("screener", answer);
      scheduler.answerScreener();
    }
    if (depth === "filled") fillIn(scheduler, staged());
    if (depth === "filled" || depth === "errors") {
      // What is sent for ever is under way once the checks are there.
      const sending = scheduler.send();
      await (scene.sending === "for ever" ? collaborators.loadChecking() : sending);
    }
  }

  function show(next: LocationRecord): void {
    if (next === record) return;
    record = next;
    redraw();
  }

  function redraw(): void {
    const phase = redrawn(scheduler.phase.value, staged());
    if (phase) scheduler.phase.value = phase;
    else if (scheduler.phase.value.name !== "loading" && !scene.loading) void play(scene);
  }

  return {
    show,
    play,
    get played() {
      return played;
    },
  };
}

/** The same phase of another record; null where that record has no such phase. */
function redrawn(phase: Phase, record: LocationRecord): Phase | null {
  if (!("record" in phase)) return null;
  const isClosed = !record.is_web_scheduler_enabled;
  if (isClosed !== (phase.name === "closed")) return null;
  const { screener_question } = record.web_scheduler_config;
  const isAsked = isScreenerAsked(screener_question);
  const wasAsked = isScreenerAsked(phase.record.web_scheduler_config.screener_question);
  if (isAsked !== wasAsked) return null;
  if (phase.name !== "stopped") return { ...phase, record };
  const answer = answerThat(screener_question, false);
  return answer && { ...phase, record, outcome: screenerOutcome(screener_question, answer) };
}
