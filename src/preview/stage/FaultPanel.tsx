import type { PreviewState } from "../state/preview-state.ts";
import { FAULT_OPTIONS, type FaultTarget } from "../widget/fault-options.ts";
import { injectFault } from "./FaultChip.tsx";

/** Shows the form while the practice's server fails in a chosen way. */
export function FaultPanel({ previewState }: { previewState: PreviewState }) {
  const active = previewState.view.fault.value;
  return (
    <div class="faults">
      <p class="hint">
        The form loads and sends over the network, as a patient’s would, and shows the draft.
        Requests that you send arrive in this server’s inbox.
      </p>
      {(Object.keys(FAULT_OPTIONS) as FaultTarget[]).map((target) => (
        <section key={target}>
          <h3>{FAULT_OPTIONS[target].title}</h3>
          <div class="fault-buttons">
            {FAULT_OPTIONS[target].options.map(({ scenarios, title }) => (
              <button
                key={scenarios}
                type="button"
                class="tool"
                aria-pressed={active?.target === target && active.scenarios === scenarios}
                onClick={() => injectFault(previewState, { target, scenarios })}
              >
                {title}
              </button>
            ))}
          </div>
        </section>
      ))}
      {active && (
        <button type="button" class="secondary" onClick={() => injectFault(previewState, null)}>
          Stop the fault
        </button>
      )}
    </div>
  );
}
