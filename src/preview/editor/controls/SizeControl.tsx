import type { ControlProps } from "./control-props.ts";
import { useTypedText } from "./use-typed-text.ts";

/** A slider and a number field, in CSS pixels. The field accepts values that the checks report. */
export function SizeControl({ id, setting, value, type, commit }: ControlProps<"size">) {
  const { label, min, max } = setting;
  const size = Number(value);
  // Invalid text stays until the field loses focus, and does not change the value.
  const typed = useTypedText(String(size));
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
          onInput={({ currentTarget }) => type(currentTarget.valueAsNumber)}
          onChange={commit}
        />
        <input
          class="number"
          type="text"
          inputMode="numeric"
          autocomplete="off"
          maxLength={40}
          aria-label={`${label} in pixels`}
          value={typed.text}
          onInput={({ currentTarget }) => {
            const text = currentTarget.value;
            const isInteger = /^\s*-?\d{1,5}\s*$/.test(text);
            typed.type(text, String(isInteger ? Number(text) : size));
            if (isInteger) type(Number(text));
          }}
          onBlur={() => {
            typed.stop();
            commit();
          }}
        />
        <span aria-hidden="true">px</span>
      </div>
    </>
  );
}
