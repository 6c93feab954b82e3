import type { ControlProps } from "./control.ts";
import { ListControl } from "./ListControl.tsx";

type Profile = Record<string, unknown>;

/** Edits the names only, because the contract does not document the other keys. */
export function ProvidersControl({
  id,
  setting,
  value,
  change,
  commit,
}: ControlProps<"providers">) {
  const profiles = (value as unknown[]).map((item) =>
    typeof item === "object" && item !== null ? (item as Profile) : {},
  );
  return (
    <ListControl
      id={id}
      legend={setting.label}
      itemName="provider"
      newItem={{ display_name: "New provider" }}
      items={profiles}
      nameOf={nameOf}
      onChange={(items) => change({ [setting.path]: items })}
      onCommit={commit}
    >
      {(profile, update) => (
        <label>
          <span>Name</span>
          <input
            type="text"
            dir="auto"
            value={nameOf(profile)}
            onInput={({ currentTarget }) =>
              update({ ...profile, [keyOf(profile)]: currentTarget.value })
            }
            onBlur={commit}
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
