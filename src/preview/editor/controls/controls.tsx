import { useComputed } from "@preact/signals";
import type { ComponentType } from "preact";
import { MAX_LENGTH } from "../../../contract/plain-text.ts";
import { Switch } from "../../controls/controls.tsx";
import { FONTS } from "../../settings/fonts.ts";
import type { Setting } from "../../settings/setting.ts";
import { usePreview } from "../../state/preview-state.ts";
import { ColorControl } from "./ColorControl.tsx";
import { type ControlProps, useTypedText } from "./control-props.ts";
import { LogoControl } from "./LogoControl.tsx";

/** The control of each kind of setting. */
export const CONTROLS: { [Kind in Setting["kind"]]: ComponentType<ControlProps<Kind>> } = {
  switch: SwitchControl,
  text: TextControl,
  size: SizeControl,
  color: ColorControl,
  font: FontControl,
  logo: LogoControl,
  field: FieldControl,
  action: ActionControl,
};

function SwitchControl({ id, setting, value, hintId, choose }: ControlProps<"switch">) {
  const isOn = value === true;
  return <Switch id={id} label={setting.label} isOn={isOn} hintId={hintId} onToggle={choose} />;
}

function TextControl({ id, setting, value, hintId, type, commit }: ControlProps<"text">) {
  const props = {
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
        <textarea {...props} rows={setting.rows} />
      ) : (
        <input {...props} type="text" inputMode={setting.type ?? "text"} autocomplete="off" />
      )}
    </>
  );
}

/** A slider and a number field, in CSS pixels. The field accepts values that the checks report. */
function SizeControl({ id, setting, value, type, commit }: ControlProps<"size">) {
  const { label, min, max } = setting;
  const size = Number(value);
  const parse = (text: string) => (/^\s*-?\d{1,5}\s*$/.test(text) ? Number(text) : null);
  const { props } = useTypedText(size, parse, { type, commit });
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
        <input {...props} class="number" inputMode="numeric" aria-label={`${label} in pixels`} />
        <span aria-hidden="true">px</span>
      </div>
    </>
  );
}

/** A font list, and a choice of preinstalled fonts. */
function FontControl({ id, setting, value, type, choose, commit }: ControlProps<"font">) {
  const { label } = setting;
  const list = String(value);
  const fonts = Object.entries(FONTS);
  return (
    <>
      <label for={id}>{label} list</label>
      <div class="stack">
        <input
          id={id}
          type="text"
          autocomplete="off"
          maxLength={MAX_LENGTH}
          spellcheck={false}
          value={list}
          onInput={({ currentTarget }) => type(currentTarget.value)}
          onBlur={commit}
        />
        <select
          aria-label={`${label} suggestions`}
          value={fonts.some(([, font]) => font === list) ? list : ""}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="">{list === "" ? "Suggestions" : "Another font"}</option>
          {fonts.map(([title, font]) => (
            <option key={title} value={font} style={{ fontFamily: font }}>
              {title}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

const ACTIONS: Readonly<Record<string, string>> = {
  allow: "Continue to the form",
  stop: "Ask the patient to call",
};

function ActionControl({ id, setting, value, choose }: ControlProps<"action">) {
  const action = String(value);
  const unknown = { [action]: `“${action}” (unknown: treated as stop)` };
  return (
    <>
      <label for={id}>{setting.label}</label>
      <select id={id} value={action} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {Object.entries({ ...unknown, ...ACTIONS }).map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
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
  const { path, optionalPath, label } = setting;
  const isOptional = useComputed(() => draft.valueOf(optionalPath) === true);
  const selected = value === true ? 0 : isOptional.value ? 1 : 2;
  return (
    <fieldset id={id}>
      <legend>{label}</legend>
      <div class="segments">
        {OPTIONS.map(({ title, required, optional }, index) => (
          <label key={title}>
            <input
              class="covering"
              type="radio"
              name={id}
              checked={index === selected}
              onChange={() => {
                draft.change({ [path]: required, [optionalPath]: optional });
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
