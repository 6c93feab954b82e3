import { useComputed } from "@preact/signals";
import type { ComponentType } from "preact";
import { MAX_LENGTH } from "../../../contract/plain-text.ts";
import { Switch } from "../../controls/controls.tsx";
import type { Setting } from "../../settings/setting.ts";
import { usePreview } from "../../state/preview-state.ts";
import { ColorControl, ColorPairControl } from "./ColorControl.tsx";
import type { ControlProps } from "./control-props.ts";
import { FontControl } from "./FontControl.tsx";
import { AppointmentTypesControl, ProvidersControl } from "./ListControl.tsx";
import { LogoControl } from "./LogoControl.tsx";
import { useTypedText } from "./use-typed-text.ts";

/** The control of each kind of setting. */
export const CONTROLS: { [Kind in Setting["kind"]]: ComponentType<ControlProps<Kind>> } = {
  switch: SwitchControl,
  text: TextControl,
  size: SizeControl,
  color: ColorControl,
  "color-pair": ColorPairControl,
  font: FontControl,
  logo: LogoControl,
  field: FieldControl,
  action: ActionControl,
  "appointment-types": AppointmentTypesControl,
  providers: ProvidersControl,
};

function SwitchControl({ id, setting, value, hintId, choose }: ControlProps<"switch">) {
  const isOn = value === true;
  return <Switch id={id} label={setting.label} isOn={isOn} hintId={hintId} onToggle={choose} />;
}

function TextControl({ id, setting, value, hintId, type, commit }: ControlProps<"text">) {
  const common = {
    id,
    value: String(value ?? ""),
    dir: "auto" as const,
    spellcheck: true,
    maxLength: MAX_LENGTH,
    ...(hintId && { "aria-describedby": hintId }),
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => type(currentTarget.value),
    onBlur: commit,
  };
  return (
    <>
      <label for={id}>{setting.label}</label>
      {setting.rows ? (
        <textarea {...common} rows={setting.rows} />
      ) : (
        <input {...common} type="text" inputMode={setting.type ?? "text"} autocomplete="off" />
      )}
    </>
  );
}

const ACTIONS: Record<string, string> = {
  allow: "Continue to the form",
  stop: "Ask the patient to call",
};

function ActionControl({ id, setting, value, choose }: ControlProps<"action">) {
  const action = String(value);
  return (
    <>
      <label for={id}>{setting.label}</label>
      <select id={id} value={action} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {Object.entries(ACTIONS).map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
        {!(action in ACTIONS) && (
          <option value={action}>“{action}” (unknown: treated as stop)</option>
        )}
      </select>
    </>
  );
}

/** A slider and a number field, in CSS pixels. The field accepts values that the checks report. */
function SizeControl({ id, setting, value, type, commit }: ControlProps<"size">) {
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

const OPTIONS = [
  { title: "Required", required: true, optional: false },
  { title: "Optional", required: false, optional: true },
  { title: "Not asked", required: false, optional: false },
];

/** Whether a field is asked for: two values of the record; `required_fields` takes precedence. */
function FieldControl({ id, setting, value, commit }: ControlProps<"field">) {
  const { draft } = usePreview();
  const isOptional = useComputed(() => draft.valueOf(setting.optionalPath) === true);
  const selected = value === true ? 0 : isOptional.value ? 1 : 2;
  return (
    <fieldset id={id}>
      <legend>{setting.label}</legend>
      <div class="segments">
        {OPTIONS.map(({ title, required, optional }, index) => (
          <label key={title}>
            <input
              class="covering"
              type="radio"
              name={id}
              checked={index === selected}
              onChange={() => {
                draft.change({ [setting.path]: required, [setting.optionalPath]: optional });
                commit();
              }}
            />
            {title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
