import type { Studio } from "../state/preview-state.ts";
import { SCENARIOS, type Way } from "../widget/fault-options.ts";
import { SCENES } from "../widget/scenes.ts";

/** What a patient sees when the practice's server misbehaves. */
export function FaultDesk({ studio }: { studio: Studio }) {
  const { view, server, place } = studio;
  if (!server.isThere.value) {
    return (
      <p class="hint">
        The development server plays the faults: start it with npm start, and open its preview.
      </p>
    );
  }
  const play = (fault: { way: Way; scenarios: string } | null) => {
    view.fault.value = fault;
    view.scene.value = SCENES.begin;
    view.round.value += 1;
    place.value = "form";
  };
  const now = view.fault.value;
  return (
    <div class="faults">
      <p class="hint">
        The form works over the network then, wearing the draft, and meets the fault as a patient’s
        would. What you send ends up in this server’s inbox.
      </p>
      {(Object.keys(SCENARIOS) as Way[]).map((way) => (
        <section key={way}>
          <h3>{SCENARIOS[way].title}</h3>
          <div class="fault-buttons">
            {SCENARIOS[way].all.map(({ scenarios, title }) => (
              <button
                key={scenarios}
                type="button"
                class="tool"
                aria-pressed={now?.way === way && now.scenarios === scenarios}
                onClick={() => play({ way, scenarios })}
              >
                {title}
              </button>
            ))}
          </div>
        </section>
      ))}
      {now && (
        <button type="button" class="second" onClick={() => play(null)}>
          Without a fault
        </button>
      )}
    </div>
  );
}
