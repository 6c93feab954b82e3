import { usePreview } from "../state/preview-context.ts";
import type { PreviewState } from "../state/preview-state.ts";
import { type ActiveFault, FAULT_OPTIONS, type FaultTarget } from "../widget/fault-options.ts";
import { SCENES } from "../widget/scenes.ts";

/** Restarts the form with a fault, or without one. */
function injectFault({ view, phoneTab }: PreviewState, fault: ActiveFault | null): void {
  view.fault.value = fault;
  view.scene.value = SCENES.begin;
  view.restartCount.value += 1;
  phoneTab.value = "form";
}

const TARGETS: Readonly<Record<FaultTarget, string>> = { load: "loading", send: "sending" };

/** Says above the form that a fault is injected, whichever panel is open. */
export function FaultChip() {
  const preview = usePreview();
  const fault = preview.view.fault.value;
  if (!fault) return null;
  const option = FAULT_OPTIONS[fault.target].options.find(
    ({ scenarios }) => scenarios === fault.scenarios,
  );
  return (
    <p class="fault-chip row warning">
      <span>
        <strong>Fault</strong> ({TARGETS[fault.target]}): {option?.title}
      </span>
      <button
        type="button"
        class="plain"
        onClick={({ currentTarget }) => {
          // The focused button is removed together with the fault.
          currentTarget.closest<HTMLElement>(".stage")?.focus();
          injectFault(preview, null);
        }}
      >
        Stop<span class="visually-hidden"> this fault</span>
      </button>
    </p>
  );
}

/** Shows the form while the practice's server fails in a chosen way. */
export function FaultPanel() {
  const preview = usePreview();
  const active = preview.view.fault.value;
  return (
    <div class="faults stack">
      <p class="hint">
        The form loads and sends over the network, as a patient’s would, and shows the draft.
        Requests that you send arrive in this server’s inbox.
      </p>
      {(Object.keys(FAULT_OPTIONS) as FaultTarget[]).map((target) => (
        <section key={target} class="stack">
          <h3>{FAULT_OPTIONS[target].title}</h3>
          <div class="row">
            {FAULT_OPTIONS[target].options.map(({ scenarios, title }) => (
              <button
                key={scenarios}
                type="button"
                class="tool"
                aria-pressed={active?.target === target && active.scenarios === scenarios}
                onClick={() => injectFault(preview, { target, scenarios })}
              >
                {title}
              </button>
            ))}
          </div>
        </section>
      ))}
      {active && (
        <button type="button" class="secondary" onClick={() => injectFault(preview, null)}>
          Stop the fault
        </button>
      )}
    </div>
  );
}
