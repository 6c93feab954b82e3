import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { AppointmentType } from "../../../contract/location-record/web-scheduler-config.ts";
import { MAX_LENGTH } from "../../../contract/plain-text.ts";
import { Switch } from "../../controls/controls.tsx";
import type { ControlProps } from "./control-props.ts";

interface Props<Item> {
  id: string;
  setting: { label: string };
  /** The noun for one item: `type`. */
  itemName: string;
  newItem: Item;
  items: readonly Item[];
  nameOf(item: Item): string;
  type(items: readonly Item[]): void;
  choose(items: readonly Item[]): void;
  /** Renders the fields of an item. */
  children: (item: Item, update: (item: Item) => void) => ComponentChildren;
}

/** A list whose items can be edited in place, moved up, added and removed. */
function ListControl<Item>(props: Props<Item>) {
  const { id, setting, itemName, newItem, items, nameOf, type, choose, children } = props;
  const list = useRef<HTMLFieldSetElement>(null);
  const moveUp = (index: number) => {
    choose(swapWithPrevious(items, index));
    // The elements stay in place, so the focus has to follow the item.
    const element = list.current?.querySelectorAll("li")[index - 1];
    element?.querySelector<HTMLElement>("[data-move]:enabled, [data-remove]")?.focus();
  };
  const remove = (index: number) => {
    choose(items.toSpliced(index, 1));
    // The focused button may have been removed.
    list.current?.focus();
  };
  return (
    <fieldset class="list" id={id} tabIndex={-1} ref={list}>
      <legend>{setting.label}</legend>
      <ol class="stack">
        {items.map((item, index) => {
          const name = nameOf(item) || `${itemName} ${index + 1}`;
          return (
            <li key={index}>
              <div class="card stack" role="group" aria-label={name}>
                {children(item, (next) => type(items.with(index, next)))}
                <p class="row">
                  <button
                    type="button"
                    class="plain"
                    data-move
                    disabled={index === 0}
                    onClick={() => moveUp(index)}
                  >
                    Move up<span class="visually-hidden"> {name}</span>
                  </button>
                  <button type="button" class="plain end" data-remove onClick={() => remove(index)}>
                    Remove<span class="visually-hidden"> {name}</span>
                  </button>
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      <button type="button" class="secondary" onClick={() => choose([...items, newItem])}>
        Add a {itemName}
      </button>
    </fieldset>
  );
}

interface TextProps {
  label: string;
  text: string;
  onType(text: string): void;
  commit(): void;
}

/** A text of an item. */
const ItemText = ({ label, text, onType, commit }: TextProps) => (
  <label>
    {label}
    <input
      type="text"
      dir="auto"
      maxLength={MAX_LENGTH}
      value={text}
      onInput={({ currentTarget }) => onType(currentTarget.value)}
      onBlur={commit}
    />
  </label>
);

const swapWithPrevious = <Item,>(items: readonly Item[], index: number) =>
  items.toSpliced(index - 1, 2, items[index] as Item, items[index - 1] as Item);

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
