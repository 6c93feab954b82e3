import type { AppointmentType } from "../../../contract/location-record/web-scheduler-config.ts";
import { Switch } from "../../controls/Switch.tsx";
import type { ControlProps } from "./control-props.ts";
import { ListControl } from "./ListControl.tsx";

const NEW_TYPE: AppointmentType = {
  enabled: true,
  display_name: "New appointment type",
  appointment_type_name: "NEW",
};

export const AppointmentTypesControl = (props: ControlProps<"appointment-types">) => (
  <ListControl
    {...props}
    itemName="type"
    newItem={NEW_TYPE}
    items={props.value as AppointmentType[]}
    nameOf={(type) => type.display_name || type.appointment_type_name}
  >
    {(type, update) => (
      <>
        <label>
          <span>Shown as</span>
          <input
            type="text"
            dir="auto"
            value={type.display_name}
            onInput={({ currentTarget }) => update({ ...type, display_name: currentTarget.value })}
            onBlur={props.commit}
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
            onBlur={props.commit}
          />
        </label>
        <Switch
          label="Enabled"
          isOn={type.enabled}
          onToggle={(enabled) => {
            update({ ...type, enabled });
            props.commit();
          }}
        />
      </>
    )}
  </ListControl>
);
