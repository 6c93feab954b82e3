import type { ComponentType } from "preact";
import { valueAt } from "../../draft/changes.ts";
import { pathsOf, type Setting as SettingOf } from "../settings/setting.ts";
import type { Draft } from "../state/draft-state.ts";
import { ActionControl } from "./controls/ActionControl.tsx";
import { AppointmentTypesControl } from "./controls/AppointmentTypesControl.tsx";
import { ColourControl } from "./controls/ColorControl.tsx";
import type { ControlProps } from "./controls/control.ts";
import { AskedControl } from "./controls/FieldControl.tsx";
import { FontControl } from "./controls/FontControl.tsx";
import { LogoControl } from "./controls/LogoControl.tsx";
import { ProvidersControl } from "./controls/ProvidersControl.tsx";
import { SizeControl } from "./controls/SizeControl.tsx";
import { SwitchControl } from "./controls/SwitchControl.tsx";
import { TextControl } from "./controls/TextControl.tsx";
import { controlIn } from "./show-setting.ts";

const CONTROLS: { [Kind in SettingOf["kind"]]: ComponentType<ControlProps<Kind>> } = {
  switch: SwitchControl,
  text: TextControl,
  size: SizeControl,
  colour: ColourControl,
  font: FontControl,
  logo: LogoControl,
  asked: AskedControl,
  action: ActionControl,
  "appointment-types": AppointmentTypesControl,
  providers: ProvidersControl,
};

/** One setting: its control, a mark where it differs from what is published, and the way back. */
export function Setting({
  setting,
  draft,
  tell,
}: {
  setting: SettingOf;
  draft: Draft;
  tell(text: string, alert?: boolean): void;
}) {
  const paths = pathsOf(setting);
  const { published, changes } = draft.work.value;
  const differs = paths.some((path) => Object.hasOwn(changes, path));
  const Control = CONTROLS[setting.kind] as ComponentType<ControlProps<SettingOf["kind"]>>;
  const before = valueAt(published, setting.path);
  return (
    <div class={`setting${differs ? " differs" : ""}`} data-path={setting.path}>
      <Control
        id={`setting-${setting.path}`}
        setting={setting}
        value={valueAt(draft.drafted.value, setting.path)}
        record={draft.drafted.value}
        hintId={setting.hint ? `hint-${setting.path}` : undefined}
        change={(values) => draft.change(values, setting.path)}
        settle={draft.settle}
        tell={tell}
      />
      {setting.hint && (
        <p class="hint" id={`hint-${setting.path}`}>
          {setting.hint}
        </p>
      )}
      {differs && (
        <p class="differs-line">
          <span class="mark">Changed</span>
          {isShort(before) && <span class="was">was {said(before)}</span>}
          <button
            type="button"
            class="plain"
            onClick={({ currentTarget }) => {
              // This button goes with the change.
              controlIn(currentTarget.closest("[data-path]"))?.focus({ preventScroll: true });
              draft.reset(paths);
            }}
          >
            Reset<span class="unseen"> {setting.label}</span>
          </button>
        </p>
      )}
    </div>
  );
}

const isShort = (value: unknown) => typeof value !== "object" && String(value).length <= 60;

const said = (value: unknown) => {
  if (typeof value === "boolean") return value ? "on" : "off";
  return value === "" ? "empty" : `“${value}”`;
};
