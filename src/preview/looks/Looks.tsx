import { useComputed } from "@preact/signals";
import { withChanges } from "../draft/changes.ts";
import { pageStyles, recordChanges } from "../settings/settings.ts";
import { StillWidget } from "../stage/StillWidget.tsx";
import { usePreview } from "../state/preview-state.ts";
import { SCENES } from "../widget/scenes.ts";
import { changesOf, ownColors, PRESETS, type Preset, SAMPLE } from "./presets.ts";

export const Looks = () => (
  <>
    <h2>Looks</h2>
    <ul class="looks">
      {PRESETS.map((preset) => (
        <Look key={preset[0]} preset={preset} />
      ))}
    </ul>
  </>
);

/** The draft as a short form with a preset, and the button that chooses it; one undo step. */
function Look({ preset }: { preset: Preset }) {
  const { draft, view } = usePreview();
  const changes = useComputed(() => changesOf(preset, ownColors(draft)));
  const isChosen = useComputed(
    () =>
      draft.isBranded.value &&
      Object.entries(changes.value).every(([path, value]) => draft.valueOf(path) === value),
  );
  const record = useComputed(() =>
    withChanges(draft.drafted.value, { ...recordChanges(changes.value), ...SAMPLE }),
  );
  return (
    <li>
      <div class={`picture${view.isDark.value ? " dark" : ""}`} style={pageStyles(changes.value)}>
        <StillWidget scene={SCENES.details} record={record} />
      </div>
      <button
        type="button"
        class="cover"
        aria-pressed={isChosen}
        onClick={() => draft.change(changes.value)}
      >
        {preset[0]}
      </button>
    </li>
  );
}
