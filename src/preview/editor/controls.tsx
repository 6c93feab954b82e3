import { useComputed } from "@preact/signals";
import type { ComponentType } from "preact";
import { MAX_LENGTH } from "../../contract/text.ts";
import { logoUrl, ON_COLOR } from "../../form/branding/brand.ts";
import { parseHex } from "../../form/branding/color.ts";
import { Select } from "../controls/controls.tsx";
import { IMAGE_TYPES, loadLogo, readImage } from "../images/logo.ts";
import { isLightLogo, logoColor } from "../images/logo-colors.ts";
import {
  ACCENT,
  COLOR,
  colorChanges,
  FONTS,
  HEADER_LOGO,
  type Setting,
  SHOWS_NAME,
} from "../settings/settings.ts";
import { usePreview } from "../state/preview-state.ts";

export interface ControlProps {
  id: string;
  setting: Setting;
  value: unknown;
  /** Sets the value. Calls until the control's next `change` or `focusout` event are one undo step. */
  change(value: unknown): void;
}

/** Of each text field that contains no prose. */
const CODE = { type: "text", autocomplete: "off", spellcheck: false } as const;

export const CONTROLS: Record<Setting["kind"], ComponentType<ControlProps>> = {
  switch: SwitchControl,
  text: TextControl,
  size: SizeControl,
  color: ColorControl,
  font: ChoiceControl,
  logo: LogoControl,
  field: FieldControl,
  action: ChoiceControl,
};

function SwitchControl({ id, setting, value, change }: ControlProps) {
  return (
    <label class="row">
      <span>{setting.label}</span>
      <input
        id={id}
        class="end"
        type="checkbox"
        checked={value === true}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
    </label>
  );
}

function TextControl({ id, setting, value, change }: ControlProps) {
  const Field = setting.rows ? "textarea" : "input";
  return (
    <Field
      id={id}
      rows={setting.rows}
      value={String(value ?? "")}
      dir="auto"
      autocomplete="off"
      maxLength={MAX_LENGTH}
      onInput={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}

/** A number field, in CSS pixels, which accepts values that the checks report. */
function SizeControl({ id, setting, value, change }: ControlProps) {
  const size = Number(value);
  return (
    <div class="row">
      <input
        id={id}
        type="number"
        min={setting.range?.[0]}
        max={setting.range?.[1]}
        value={size}
        onInput={({ currentTarget: { valueAsNumber } }) => {
          if (Number.isInteger(valueAsNumber)) change(valueAsNumber);
        }}
        onBlur={({ currentTarget }) => {
          currentTarget.value = String(size);
        }}
      />
      px
    </div>
  );
}

function ColorControl({ id, setting, value, change }: ControlProps) {
  const { draft } = usePreview();
  const { label, path, initial } = setting;
  const color = String(value);
  // An accent that is not set is shown as the brand's color.
  const shown = path === ACCENT ? draft.shownValue(COLOR) : initial;
  return (
    <div class="row">
      <input
        type="color"
        aria-label={`${label}, picker`}
        value={(parseHex(color) ? color : String(shown ?? "#000000")).toLowerCase()}
        onInput={({ currentTarget }) => change(currentTarget.value.toUpperCase())}
      />
      <input
        {...CODE}
        id={id}
        maxLength={40}
        value={color}
        // Another text stays until the field loses the focus.
        onInput={({ currentTarget: { value: text } }) => {
          if (parseHex(text) || (text === "" && initial !== undefined)) change(text);
        }}
        onBlur={({ currentTarget }) => {
          currentTarget.value = color;
        }}
        placeholder={initial === undefined ? "" : "Default"}
      />
    </div>
  );
}

const CHOICES: Partial<Record<Setting["kind"], readonly (readonly [string, string])[]>> = {
  font: [
    ["", "The website’s"],
    ...Object.entries(FONTS).map(([name, list]) => [list, name] as const),
  ],
  action: [
    ["allow", "Continue to the form"],
    ["stop", "Ask the patient to call"],
  ],
};

/** A choice of known values, and what the record has instead. */
function ChoiceControl({ id, setting, value, change }: ControlProps) {
  const { kind, label } = setting;
  const current = String(value);
  const known = CHOICES[kind] ?? [];
  const isKnown = known.some(([option]) => option === current);
  const options = isKnown ? known : [...known, [current, `“${current}”`] as const];
  return <Select id={id} label={label} options={options} value={current} onChoose={change} />;
}

const FIELD_OPTIONS = [
  ["required", "Required"],
  ["optional", "Optional"],
  ["none", "Not asked"],
] as const;

/** Whether a field is asked for: two values of the record; `required_fields` takes precedence. */
function FieldControl({ id, setting, value }: ControlProps) {
  const { draft } = usePreview();
  const { path, optionalPath = "", label } = setting;
  const isOptional = useComputed(() => draft.valueOf(optionalPath) === true);
  return (
    <Select
      id={id}
      label={label}
      options={FIELD_OPTIONS}
      value={value === true ? "required" : isOptional.value ? "optional" : "none"}
      onChoose={(name) =>
        draft.change({ [path]: name === "required", [optionalPath]: name === "optional" })
      }
    />
  );
}

/** Also of image data. */
const MAX_URL_LENGTH = 150_000;

/** A logo from a file that is chosen or dropped, or by its URL. The header's also gives the form its colors. */
function LogoControl({ id, setting, value, change }: ControlProps) {
  const { draft, report } = usePreview();
  const { label, path } = setting;
  const url = String(value);
  const isData = url.startsWith("data:");

  async function applyFile(file: File | undefined): Promise<void> {
    if (!file) return;
    const result = await readImage(file);
    if (!result.ok) return report(result.problem, true);
    await applyLogo(result.url);
    report(`${file.name} is now the ${label.toLowerCase()} of this draft.`);
  }

  /** @param isTyped whether the draft has the address already, until another logo replaces it */
  async function applyLogo(src: string, isTyped = false): Promise<void> {
    const logo = path === HEADER_LOGO ? await loadLogo(src) : null;
    if (isTyped && draft.valueOf(path) !== src) return;
    // A wide logo has the name in it.
    const hasName = logo && { [SHOWS_NAME]: logo.width <= 2 * logo.height };
    const isBare = logo?.pixels && isLightLogo(logo.pixels) && !src.endsWith(ON_COLOR);
    draft.change({ [path]: isBare ? src + ON_COLOR : src, ...hasName });
    const color = logo?.pixels && logoColor(logo.pixels);
    // A step of their own, so that undo restores a color that was chosen before.
    if (color) draft.change(colorChanges(color, ""));
  }

  return (
    <div class="stack">
      <label class="drop">
        {url && <img src={logoUrl(url, true) ?? ""} alt="" referrerpolicy="no-referrer" />}
        <span>
          {url ? "Replace" : "Choose a file"}
          {!url && <span class="except-phone">, or drop it here</span>}
        </span>
        <input
          class="covering"
          type="file"
          accept={IMAGE_TYPES.join()}
          aria-label={`${label} from a file`}
          onChange={({ currentTarget }) => {
            void applyFile(currentTarget.files?.[0]);
            // So that choosing the same file again fires a change event.
            currentTarget.value = "";
          }}
        />
      </label>
      <div class="row">
        <input
          {...CODE}
          id={id}
          inputMode="url"
          maxLength={MAX_URL_LENGTH}
          value={isData ? "" : url}
          placeholder={isData ? "An image in this draft" : "Or its address: https://"}
          onInput={({ currentTarget }) => change(currentTarget.value.trim())}
          onChange={() => void applyLogo(String(draft.valueOf(path)), true)}
        />
        {url && (
          <button type="button" class="plain" onClick={() => draft.change({ [path]: "" })}>
            Remove<span class="visually-hidden"> {label}</span>
          </button>
        )}
      </div>
    </div>
  );
}
