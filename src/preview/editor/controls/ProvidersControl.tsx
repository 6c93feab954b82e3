import type { ControlProps } from "./control.ts";
import { ListControl } from "./ListControl.tsx";

type Profile = Record<string, unknown>;

/** The contract does not show the items' fields: the name is edited, all else stays as it is. */
export function ProvidersControl({
  id,
  setting,
  value,
  change,
  settle,
}: ControlProps<"providers">) {
  const profiles = (value as unknown[]).map((one) =>
    typeof one === "object" && one !== null ? (one as Profile) : {},
  );
  return (
    <ListControl
      id={id}
      legend={setting.label}
      item="provider"
      fresh={{ display_name: "New provider" }}
      items={profiles}
      nameOf={nameOf}
      onItems={(items) => change({ [setting.path]: items })}
      onSettle={settle}
    >
      {(profile, put) => (
        <label>
          <span>Name</span>
          <input
            type="text"
            dir="auto"
            value={nameOf(profile)}
            onInput={({ currentTarget }) =>
              put({ ...profile, [keyOf(profile)]: currentTarget.value })
            }
            onBlur={settle}
          />
        </label>
      )}
    </ListControl>
  );
}

const keyOf = (profile: Profile) =>
  typeof profile.display_name === "string" || typeof profile.name !== "string"
    ? "display_name"
    : "name";

const nameOf = (profile: Profile) => String(profile[keyOf(profile)] ?? "");
