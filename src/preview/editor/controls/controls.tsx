import type { ComponentType } from "preact";
import { MAX_LENGTH } from "../../../contract/plain-text.ts";
import { Switch } from "../../controls/Switch.tsx";
import type { Setting } from "../../settings/setting.ts";
import { AppointmentTypesControl } from "./AppointmentTypesControl.tsx";
import { ColorControl } from "./ColorControl.tsx";
import { ColorPairControl } from "./ColorPairControl.tsx";
import type { ControlProps } from "./control-props.ts";
import { FieldControl } from "./FieldControl.tsx";
import { FontControl } from "./FontControl.tsx";
import { LogoControl } from "./LogoControl.tsx";
import { ProvidersControl } from "./ProvidersControl.tsx";
import { SizeControl } from "./SizeControl.tsx";

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
