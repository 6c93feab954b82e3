import type { AppointmentType } from "../../../contract/location-record/web-scheduler-config.ts";
import type { ControlProps } from "./control.ts";
import { ListControl } from "./ListControl.tsx";

const FRESH: AppointmentType = {
  enabled: true,
  display_name: "New appointment type",
  appointment_type_name: "NEW",
};

export function AppointmentTypesControl({
  id,
  setting,
  value,
  change,
  settle,
}: ControlProps<"appointment-types">) {
  return (
    <ListControl
      id={id}
      legend={setting.label}
      item="type"
      fresh={FRESH}
      items={value as AppointmentType[]}
      nameOf={(type) => type.display_name || type.appointment_type_name}
      onItems={(items) => change({ [setting.path]: items })}
      onSettle={settle}
    >
      {(type, put) => (
        <>
          <label>
            <span>Shown as</span>
            <input
              type="text"
              dir="auto"
              value={type.display_name}
              placeholder=""
              onInput={({ currentTarget }) => put({ ...type, display_name: currentTarget.value })}
              onBlur={settle}
            />
          </label>
          <label>
            <span>Name for the practice</span>
            <input
              type="text"
              value={type.appointment_type_name}
              onInput={({ currentTarget }) =>
                put({ ...type, appointment_type_name: currentTarget.value })
              }
              onBlur={settle}
            />
          </label>
          <label class="switch">
            <span>Offered</span>
            <input
              type="checkbox"
              role="switch"
              checked={type.enabled}
              aria-checked={type.enabled}
              onChange={({ currentTarget }) => {
                put({ ...type, enabled: currentTarget.checked });
                settle();
              }}
            />
          </label>
        </>
      )}
    </ListControl>
  );
}
