import type { ComponentType } from "preact";
import { formatPublished } from "../settings/format.ts";
import { pathsOf, type Setting } from "../settings/setting.ts";
import type { DraftModel } from "../state/draft-state.ts";
import { ActionControl } from "./controls/ActionControl.tsx";
import { AppointmentTypesControl } from "./controls/AppointmentTypesControl.tsx";
import { ColorControl } from "./controls/ColorControl.tsx";
import type { ControlProps } from "./controls/control.ts";
import { FieldControl } from "./controls/FieldControl.tsx";
import { FontControl } from "./controls/FontControl.tsx";
import { LogoControl } from "./controls/LogoControl.tsx";
import { ProvidersControl } from "./controls/ProvidersControl.tsx";
import { SizeControl } from "./controls/SizeControl.tsx";
import { SwitchControl } from "./controls/SwitchControl.tsx";
import { TextControl } from "./controls/TextControl.tsx";
import { findControl } from "./show-setting.ts";

const CONTROLS: { [Kind in Setting["kind"]]: ComponentType<ControlProps<Kind>> } = {
  switch: SwitchControl,
  text: TextControl,
  size: SizeControl,
  color: ColorControl,
  font: FontControl,
  logo: LogoControl,
  field: FieldControl,
  action: ActionControl,
  "appointment-types": AppointmentTypesControl,
  providers: ProvidersControl,
};

interface Props {
  setting: Setting;
  draft: DraftModel;
  /** Whether the form shows the value. */
  hasEffect: boolean;
  report(text: string, alert?: boolean): void;
}

/** A setting's control; if its value was changed, also the published value and a reset button. */
export function SettingRow({ setting, draft, hasEffect, report }: Props) {
  const paths = pathsOf(setting);
  const { published, changes } = draft.state.value;
  const isChanged = paths.some((path) => Object.hasOwn(changes, path));
  const Control = CONTROLS[setting.kind] as ComponentType<ControlProps<Setting["kind"]>>;
  const publishedText = formatPublished(published, setting.path);
  return (
    <div
      class={`setting${isChanged ? " changed" : ""}${hasEffect ? "" : " without-effect"}`}
      data-path={setting.path}
    >
      <Control
        id={`setting-${setting.path}`}
        setting={setting}
        value={draft.valueOf(setting.path)}
        record={draft.drafted.value}
        hintId={setting.hint ? `hint-${setting.path}` : undefined}
        change={(values) => draft.change(values, setting.path)}
        commit={draft.commit}
        report={report}
      />
      {setting.hint && (
        <p class="hint" id={`hint-${setting.path}`}>
          {setting.hint}
        </p>
      )}
      {isChanged && (
        <p class="change">
          <span class="published-value" title={publishedText}>
            was {publishedText}
          </span>
          <button
            type="button"
            class="reset"
            title="Reset"
            onClick={({ currentTarget }) => {
              // The focused button is removed together with the change.
              findControl(currentTarget.closest("[data-path]"))?.focus({ preventScroll: true });
              draft.reset(paths);
            }}
          >
            <span aria-hidden="true">↺</span>
            <span class="visually-hidden">Reset {setting.label}</span>
          </button>
        </p>
      )}
    </div>
  );
}
