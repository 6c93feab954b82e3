import type { Signal } from "@preact/signals";
import type { Period } from "../../form/slots/weeks.ts";
import type { SlotsState } from "../../state/slots/slots-state.ts";

/** What a scene shows instead of available times. */
export type SceneTimes = "loading" | "slow" | "failed";

const STATES: Record<SceneTimes, (period: Period) => SlotsState> = {
  loading: ({ index }) => ({ name: "loading", isFirst: index === 0, isSlow: false }),
  slow: ({ index }) => ({ name: "loading", isFirst: index === 0, isSlow: true }),
  failed: (period) => ({ name: "failed", period }),
};

/**
 * Shows something else whenever the times are loaded. A source that is really slow would become
 * slower and fail while the designer looks at it.
 *
 * @param scene what to show; undefined shows the times
 */
export const controlTimes = (state: Signal<SlotsState>, scene: () => SceneTimes | undefined) =>
  state.subscribe((value) => {
    const name = scene();
    if (name && value.name === "loaded") state.value = STATES[name](value.period);
  });

/** Resolves when the times for the current answers are loaded. */
export async function untilLoaded(state: Signal<SlotsState>): Promise<void> {
  let stop = () => {};
  await new Promise<void>((resolve) => {
    stop = state.subscribe(({ name }) => {
      if (name === "loaded") resolve();
    });
  });
  stop();
}
