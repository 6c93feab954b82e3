import type { AppointmentType } from "../../../contract/location-record/web-scheduler-config.ts";
import { Switch } from "../../controls/Switch.tsx";
import type { ControlProps } from "./control-props.ts";
import { ItemText, ListControl } from "./ListControl.tsx";

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
        <ItemText
          label="Shown as"
          text={type.display_name}
          onType={(display_name) => update({ ...type, display_name })}
          commit={props.commit}
        />
        <ItemText
          label="Name in the practice’s system"
          text={type.appointment_type_name}
          onType={(appointment_type_name) => update({ ...type, appointment_type_name })}
          commit={props.commit}
        />
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
