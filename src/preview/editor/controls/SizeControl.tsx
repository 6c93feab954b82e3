import type { ControlProps } from "./control.ts";
import { NumberField } from "./NumberField.tsx";

/** A slider and a number, in CSS pixels; what is out of range can be typed, and the checks say so. */
export function SizeControl({ id, setting, value, change, settle }: ControlProps<"size">) {
  const { path, label, least, most } = setting;
  const size = Number(value);
  return (
    <>
      <label for={id}>{label}</label>
      <div class="row">
        <input
          id={id}
          type="range"
          min={least}
          max={most}
          value={size}
          aria-valuetext={`${size} pixels`}
          onInput={({ currentTarget }) => change({ [path]: currentTarget.valueAsNumber })}
          onChange={settle}
        />
        <NumberField
          label={`${label} in pixels`}
          value={size}
          onNumber={(number) => change({ [path]: number })}
          onSettle={settle}
        />
        <span aria-hidden="true">px</span>
      </div>
    </>
  );
}
