import { valueAt } from "../../../draft/changes.ts";
import type { ControlProps } from "./control.ts";

const CHOICES = [
  { title: "Required", required: true, optional: false },
  { title: "Optional", required: false, optional: true },
  { title: "Not asked", required: false, optional: false },
];

/** One field: two switches of the record, of which `required_fields` wins. */
export function AskedControl({
  id,
  setting,
  value,
  record,
  change,
  settle,
}: ControlProps<"asked">) {
  const optional = valueAt(record, setting.optional) === true;
  const chosen = value === true ? 0 : optional ? 1 : 2;
  return (
    <fieldset class="segments" id={id}>
      <legend>{setting.label}</legend>
      {CHOICES.map((choice, index) => (
        <label key={choice.title}>
          <input
            type="radio"
            name={id}
            checked={index === chosen}
            onChange={() => {
              change({ [setting.path]: choice.required, [setting.optional]: choice.optional });
              settle();
            }}
          />
          <span>{choice.title}</span>
        </label>
      ))}
    </fieldset>
  );
}
