import type { PreviewState } from "../state/preview-state.ts";
import { type ActiveFault, FAULT_OPTIONS, type FaultTarget } from "../widget/fault-options.ts";
import { SCENES } from "../widget/scenes.ts";

/** Restarts the form with a fault, or without one. */
export function injectFault({ view, mainView }: PreviewState, fault: ActiveFault | null): void {
  view.fault.value = fault;
  view.scene.value = SCENES.begin;
  view.restartCount.value += 1;
  mainView.value = "form";
}

const TARGETS: Readonly<Record<FaultTarget, string>> = { load: "loading", send: "sending" };

/** Says above the form that a fault is injected, whichever panel is open. */
export function FaultChip({ previewState }: { previewState: PreviewState }) {
  const fault = previewState.view.fault.value;
  if (!fault) return null;
  const option = FAULT_OPTIONS[fault.target].options.find(
    ({ scenarios }) => scenarios === fault.scenarios,
  );
  return (
    <p class="fault-chip">
      <span>
        <strong>Fault</strong> ({TARGETS[fault.target]}): {option?.title}
      </span>
      <button
        type="button"
        class="plain"
        onClick={({ currentTarget }) => {
          // The focused button is removed together with the fault.
          currentTarget.closest<HTMLElement>(".stage")?.focus();
          injectFault(previewState, null);
        }}
      >
        Stop<span class="visually-hidden"> this fault</span>
      </button>
    </p>
  );
}
