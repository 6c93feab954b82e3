import { type ReadonlySignal, useComputed } from "@preact/signals";
import { fontFamily } from "../../branding/font-family.ts";
import { usePreview } from "../state/preview-context.ts";
import { changesOf, hasPreset, type Preset, withBranding } from "./presets.ts";

interface Props {
  preset: Preset;
  keepsColors: ReadonlySignal<boolean>;
}

/** A button that gives the draft a preset, which it shows; one undo step. */
export function PresetTile({ preset, keepsColors }: Props) {
  const { draft } = usePreview();
  const { title, hint } = preset;
  const changes = useComputed(() => changesOf(preset, keepsColors.value));
  const isChosen = useComputed(
    () => draft.isBranded.value && hasPreset(draft.valueOf, changes.value),
  );
  return (
    <button
      type="button"
      class="preset"
      title={hint}
      aria-pressed={isChosen}
      onClick={() => draft.change({ ...withBranding(draft.isBranded.value), ...changes.value })}
    >
      <Picture {...preset} />
      <span class="preset-title">{title}</span>
    </button>
  );
}

/** A heading, a field and a button, in a third of their size. */
function Picture({ look }: Preset) {
  const { font, text, accent, field = "#F9FAFA", sizes } = look;
  const [name, , radius, gap] = sizes;
  return (
    <span
      class="preset-picture"
      aria-hidden="true"
      style={{
        "--text": text,
        "--accent": accent,
        "--field": field,
        "--radius": `${radius / 2.2}px`,
        "--gap": `${gap / 3.6}px`,
        fontFamily: fontFamily(font) ?? undefined,
        fontSize: `${name / 1.5}px`,
      }}
    >
      <span class="preset-letters">Aa</span>
      <i />
      <u />
    </span>
  );
}
