import type { ControlProps } from "./control.ts";
import { NumberField } from "./NumberField.tsx";

/** A slider and a number field, in CSS pixels. The field accepts values that the checks report. */
export function SizeControl({ id, setting, value, change, commit }: ControlProps<"size">) {
  const { path, label, min, max } = setting;
  const size = Number(value);
  return (
    <>
      <label for={id}>{label}</label>
      <div class="row">
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          value={size}
          aria-valuetext={`${size} pixels`}
          onInput={({ currentTarget }) => change({ [path]: currentTarget.valueAsNumber })}
          onChange={commit}
        />
        <NumberField
          label={`${label} in pixels`}
          value={size}
          onChange={(number) => change({ [path]: number })}
          onCommit={commit}
        />
        <span aria-hidden="true">px</span>
      </div>
    </>
  );
}
