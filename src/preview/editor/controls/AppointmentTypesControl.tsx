import type { AppointmentType } from "../../../contract/location-record/web-scheduler-config.ts";
import type { ControlProps } from "./control.ts";
import { ListControl } from "./ListControl.tsx";

const NEW_TYPE: AppointmentType = {
  enabled: true,
  display_name: "New appointment type",
  appointment_type_name: "NEW",
};

export function AppointmentTypesControl({
  id,
  setting,
  value,
  change,
  commit,
}: ControlProps<"appointment-types">) {
  return (
    <ListControl
      id={id}
      legend={setting.label}
      itemName="type"
      newItem={NEW_TYPE}
      items={value as AppointmentType[]}
      nameOf={(type) => type.display_name || type.appointment_type_name}
      onChange={(items) => change({ [setting.path]: items })}
      onCommit={commit}
    >
      {(type, update) => (
        <>
          <label>
            <span>Shown as</span>
            <input
              type="text"
              dir="auto"
              value={type.display_name}
              onInput={({ currentTarget }) =>
                update({ ...type, display_name: currentTarget.value })
              }
              onBlur={commit}
            />
          </label>
          <label>
            <span>Name in the practice’s system</span>
            <input
              type="text"
              value={type.appointment_type_name}
              onInput={({ currentTarget }) =>
                update({ ...type, appointment_type_name: currentTarget.value })
              }
              onBlur={commit}
            />
          </label>
          <label class="switch">
            <span>Enabled</span>
            <input
              type="checkbox"
              role="switch"
              checked={type.enabled}
              aria-checked={type.enabled}
              onChange={({ currentTarget }) => {
                update({ ...type, enabled: currentTarget.checked });
                commit();
              }}
            />
          </label>
        </>
      )}
    </ListControl>
  );
}
