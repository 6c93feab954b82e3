import { valueAt } from "../../../draft/changes.ts";
import type { ControlProps } from "./control.ts";

const OPTIONS = [
  { title: "Required", required: true, optional: false },
  { title: "Optional", required: false, optional: true },
  { title: "Not asked", required: false, optional: false },
];

/** Whether a field is asked for: two values of the record; `required_fields` takes precedence. */
export function FieldControl({
  id,
  setting,
  value,
  record,
  change,
  commit,
}: ControlProps<"field">) {
  const isOptional = valueAt(record, setting.optionalPath) === true;
  const selected = value === true ? 0 : isOptional ? 1 : 2;
  return (
    <fieldset class="segments" id={id}>
      <legend>{setting.label}</legend>
      {OPTIONS.map(({ title, required, optional }, index) => (
        <label key={title}>
          <input
            type="radio"
            name={id}
            checked={index === selected}
            onChange={() => {
              change({ [setting.path]: required, [setting.optionalPath]: optional });
              commit();
            }}
          />
          <span>{title}</span>
        </label>
      ))}
    </fieldset>
  );
}
