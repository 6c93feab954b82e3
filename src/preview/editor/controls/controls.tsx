import { useComputed } from "@preact/signals";
import type { ComponentType } from "preact";
import { parseHex } from "../../../branding/contrast.ts";
import { MAX_LENGTH } from "../../../contract/plain-text.ts";
import { Select } from "../../controls/controls.tsx";
import { FONTS } from "../../settings/fonts.ts";
import type { Setting } from "../../settings/setting.ts";
import { usePreview } from "../../state/preview-state.ts";
import { type ControlProps, typedText } from "./control-props.ts";
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
  return (
    <label class="switch">
      <span>{setting.label}</span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={value === true}
        aria-checked={value === true}
        aria-describedby={hintId}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
    </label>
  );
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
function SizeControl({ id, setting, value, ...edit }: ControlProps<"size">) {
  const { label, min, max } = setting;
  const size = Number(value);
  const parse = (text: string) => (/^\s*-?\d{1,5}\s*$/.test(text) ? Number(text) : null);
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
          onInput={({ currentTarget }) => edit.type(currentTarget.valueAsNumber)}
          onChange={edit.commit}
        />
        <input
          {...typedText(size, parse, edit)}
          class="number"
          inputMode="numeric"
          aria-label={`${label} in pixels`}
        />
        <span aria-hidden="true">px</span>
      </div>
    </>
  );
}

/** A color picker, and a text field that accepts `#RRGGBB`. */
function ColorControl({ id, setting, value, ...edit }: ControlProps<"color">) {
  const { label, initial } = setting;
  const color = String(value);
  const parse = (text: string) =>
    parseHex(text) || (text === "" && initial !== undefined) ? text : null;
  return (
    <>
      <label for={id}>{label}</label>
      <div class="row">
        <input
          type="color"
          aria-label={`${label}, picker`}
          value={(parseHex(color) ? color : (initial ?? "#000000")).toLowerCase()}
          onInput={({ currentTarget }) => edit.type(currentTarget.value.toUpperCase())}
          onChange={edit.commit}
        />
        <input
          {...typedText(color, parse, edit)}
          id={id}
          class="hex"
          placeholder={initial && "Default"}
        />
      </div>
    </>
  );
}

const FONT_OPTIONS = Object.entries(FONTS).map(([title, font]) => [font, title] as const);

/** A font list, and a choice of preinstalled fonts. */
function FontControl({ id, setting, value, type, choose, commit }: ControlProps<"font">) {
  const { label } = setting;
  const list = String(value);
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
        <Select
          id={`${id}-suggestions`}
          label={`${label} suggestions`}
          options={[["", list === "" ? "Default" : "Another font"], ...FONT_OPTIONS]}
          value={FONT_OPTIONS.some(([font]) => font === list) ? list : ""}
          onChoose={choose}
        />
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
  const options = Object.entries({ ...unknown, ...ACTIONS });
  return (
    <Select id={id} label={setting.label} options={options} value={action} onChoose={choose} />
  );
}

const FIELD_OPTIONS = [
  ["required", "Required"],
  ["optional", "Optional"],
  ["none", "Not asked"],
] as const;

/** Whether a field is asked for: two values of the record; `required_fields` takes precedence. */
function FieldControl({ id, setting, value, commit }: ControlProps<"field">) {
  const { draft } = usePreview();
  const { path, optionalPath, label } = setting;
  const isOptional = useComputed(() => draft.valueOf(optionalPath) === true);
  return (
    <Select
      id={id}
      label={label}
      options={FIELD_OPTIONS}
      value={value === true ? "required" : isOptional.value ? "optional" : "none"}
      onChoose={(name) => {
        draft.change({ [path]: name === "required", [optionalPath]: name === "optional" });
        commit();
      }}
    />
  );
}
