import type { ControlProps } from "./control-props.ts";
import { ItemText, ListControl } from "./ListControl.tsx";

type Profile = Record<string, unknown>;

/** Edits the names only, because the contract does not document the other keys. */
export const ProvidersControl = (props: ControlProps<"providers">) => (
  <ListControl
    {...props}
    itemName="provider"
    newItem={{ display_name: "New provider" } as Profile}
    items={(props.value as unknown[]).map(profileOf)}
    nameOf={nameOf}
  >
    {(profile, update) => (
      <ItemText
        label="Name"
        text={nameOf(profile)}
        onType={(name) => update({ ...profile, [keyOf(profile)]: name })}
        commit={props.commit}
      />
    )}
  </ListControl>
);

const profileOf = (item: unknown): Profile =>
  typeof item === "object" && item !== null ? (item as Profile) : {};

const keyOf = (profile: Profile) =>
  typeof profile.display_name === "string" || typeof profile.name !== "string"
    ? "display_name"
    : "name";

const nameOf = (profile: Profile) => String(profile[keyOf(profile)] ?? "");
