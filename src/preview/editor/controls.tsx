import { useSignal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import { MAX_LENGTH } from "../../contract/text.ts";
import { NOT_CHOSEN } from "../../form/branding/brand.ts";
import { parseHex, toHex } from "../../form/branding/color.ts";
import { CODE, type ControlProps, Select } from "../controls/controls.tsx";
import { addressProblem, isHere } from "../settings/addresses.ts";
import { COLOR, FONTS, RADII, type Setting } from "../settings/settings.ts";
import { usePreview } from "../state/preview-state.ts";
import { LogoControl } from "./LogoControl.tsx";

export const CONTROLS: Record<Setting["kind"], ComponentType<ControlProps>> = {
  switch: SwitchControl,
  text: TextControl,
  size: SizeControl,
  corners: CornersControl,
  color: ColorControl,
  font: FontControl,
  logo: LogoControl,
  field: FieldControl,
  address: AddressControl,
};

function SwitchControl({ id, setting, value, change }: ControlProps) {
  const [off, on] = setting.values ?? [false, true];
  return (
    <label class="row">
      <span>{setting.label}</span>
      <input
        id={id}
        class="end"
        type="checkbox"
        checked={value !== off}
        onChange={({ currentTarget }) => change(currentTarget.checked ? on : off)}
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

/** A number field, in CSS pixels. For the record, it accepts values that the checks report. */
function SizeControl({ id, setting, value, change }: ControlProps) {
  const size = Number(value);
  return (
    <input
      id={id}
      type="number"
      min={setting.range?.[0]}
      max={setting.range?.[1]}
      value={size}
      onInput={({ currentTarget: { valueAsNumber, validity } }) => {
        const isAllowed = setting.initial === undefined || validity.valid;
        if (isAllowed && Number.isInteger(valueAsNumber)) change(valueAsNumber);
      }}
      onBlur={({ currentTarget }) => {
        currentTarget.value = String(size);
      }}
    />
  );
}

interface TilesProps<Value> {
  label: string;
  tiles: readonly (readonly [name: string, value: Value])[];
  value: unknown;
  change(value: NoInfer<Value>): void;
  draw(value: NoInfer<Value>): ComponentChildren;
}

/** A few good values, of which one may be chosen. */
const Tiles = <Value,>({ label, tiles, value, change, draw }: TilesProps<Value>) => (
  <div class="tiles" role="group" aria-label={label}>
    {tiles.map(([name, tile]) => (
      <button
        key={name}
        type="button"
        aria-label={name}
        aria-pressed={tile === value}
        title={name}
        onClick={() => change(tile)}
      >
        {draw(tile)}
      </button>
    ))}
  </div>
);

function CornersControl(props: ControlProps) {
  return (
    <>
      <Tiles
        {...props}
        label={props.setting.label}
        tiles={RADII.map((radius) => [`${radius} px`, radius] as const)}
        draw={(radius) => <i class="corner" style={{ "--radius": `${radius}px` }} />}
      />
      <SizeControl {...props} />
    </>
  );
}

function ColorControl({ id, setting, value, change }: ControlProps) {
  const { draft, checks } = usePreview();
  /** A text that is no color, until another color is chosen. */
  const unread = useSignal({ text: "", instead: "" });
  const { label, path } = setting;
  const none = path === COLOR ? NOT_CHOSEN : "";
  // Exactly this value is no color, and this one looks the same.
  const choose = (hex: string) => change(hex.toUpperCase() === none ? "#343434" : hex);
  const color = value === none ? "" : String(value);
  // Without an accent, the form has the brand's color.
  const shown = [color, String(draft.shownValue(COLOR))].find(parseHex) ?? NOT_CHOSEN;
  const problem = unread.value.instead === color ? unread.value.text : "";
  return (
    <>
      {path === COLOR && (
        <Tiles
          label="Colors of the logo"
          tiles={checks.logoColors.value.map((one) => [one, one] as const)}
          value={color}
          change={choose}
          draw={(one) => <i class="swatch" style={{ background: one }} />}
        />
      )}
      <div class="row">
        <input
          type="color"
          aria-label={`${label}, picker`}
          value={shown.toLowerCase()}
          onInput={({ currentTarget }) => choose(currentTarget.value.toUpperCase())}
        />
        <input
          {...CODE}
          id={id}
          maxLength={60}
          value={problem || color}
          placeholder="Hex, rgb or name"
          aria-invalid={problem !== ""}
          aria-describedby={`${id}-problem`}
          onChange={({ currentTarget }) => {
            const text = currentTarget.value.trim();
            const next = readColor(text);
            unread.value = { text: next ? "" : text, instead: color };
            if (next) choose(next);
            else if (text === "") change(none);
          }}
        />
      </div>
      <p class="error-message" id={`${id}-problem`} role="alert">
        {problem && NOT_A_COLOR}
      </p>
    </>
  );
}

/** A color in any notation that this browser knows, and in digits alone, as #RRGGBB; null unless it is opaque. */
function readColor(text: string): string | null {
  const known = [text, `#${text}`].find((one) => CSS.supports("color", one.trim()));
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (!known || !context) return null;
  // Keywords such as `inherit` change nothing.
  context.fillStyle = "transparent";
  context.fillStyle = known;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha] = context.getImageData(0, 0, 1, 1).data;
  return alpha === 255 ? toHex([red, green, blue]).toUpperCase() : null;
}

const NOT_A_COLOR =
  "This is no opaque color that browsers know. Write it as #14274E, rgb(20 39 78) or a name; of a color for print, ask for its RGB value.";

function FontControl(props: ControlProps) {
  const font = String(props.value);
  const isOwn = FONTS.every(([, list]) => list !== font);
  return (
    <>
      <Tiles
        {...props}
        label={props.setting.label}
        tiles={FONTS}
        draw={(list) => <span style={{ fontFamily: list }}>Aa</span>}
      />
      <input
        {...CODE}
        id={props.id}
        maxLength={200}
        value={isOwn ? font : ""}
        placeholder="Your font"
        onChange={({ currentTarget }) => props.change(currentTarget.value)}
      />
    </>
  );
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
  const isOptional = draft.valueOf(optionalPath) === true;
  return (
    <Select
      id={id}
      label={label}
      options={FIELD_OPTIONS}
      value={value === true ? "required" : isOptional ? "optional" : "none"}
      onChoose={(name) =>
        draft.change({ [path]: name === "required", [optionalPath]: name === "optional" })
      }
    />
  );
}

function AddressControl({ id, setting: { path, placeholder }, value, change }: ControlProps) {
  const text = String(value);
  const problem = text === "" ? null : addressProblem(path, text);
  return (
    <>
      <input
        {...CODE}
        id={id}
        inputMode="url"
        value={text}
        placeholder={placeholder}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-note`}
        onChange={({ currentTarget }) => change(currentTarget.value.trim())}
      />
      <p class={problem ? "error-message" : "hint"} id={`${id}-note`}>
        {problem ?? (isHere(text) && "Only this computer can reach this address.")}
      </p>
    </>
  );
}
