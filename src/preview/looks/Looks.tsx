import { useSignal } from "@preact/signals";
import { Switch } from "../controls/Switch.tsx";
import { LogoColorButtons } from "./LogoColorButtons.tsx";
import { PresetTile } from "./PresetTile.tsx";
import { PRESETS } from "./presets.ts";

/** Starting points for the looks of the form: presets, and the colors of the logo. */
export function Looks() {
  const keepsColors = useSignal(false);
  return (
    <details open class="looks">
      <summary>
        <h2>Looks</h2>
      </summary>
      <ul class="preset-tiles">
        {PRESETS.map((preset) => (
          <li key={preset.title}>
            <PresetTile preset={preset} keepsColors={keepsColors} />
          </li>
        ))}
      </ul>
      <Switch
        label="Keep the current colors"
        isOn={keepsColors.value}
        onToggle={(isOn) => {
          keepsColors.value = isOn;
        }}
      />
      <LogoColorButtons />
    </details>
  );
}
