import { useComputed } from "@preact/signals";
import { usePreview } from "../../state/preview-context.ts";
import type { ControlProps } from "./control-props.ts";

const OPTIONS = [
  { title: "Required", required: true, optional: false },
  { title: "Optional", required: false, optional: true },
  { title: "Not asked", required: false, optional: false },
];

/** Whether a field is asked for: two values of the record; `required_fields` takes precedence. */
export function FieldControl({ id, setting, value, commit }: ControlProps<"field">) {
  const { draft } = usePreview();
  const isOptional = useComputed(() => draft.valueOf(setting.optionalPath) === true);
  const selected = value === true ? 0 : isOptional.value ? 1 : 2;
  return (
    <fieldset id={id}>
      <legend>{setting.label}</legend>
      <div class="segments">
        {OPTIONS.map(({ title, required, optional }, index) => (
          <label key={title}>
            <input
              class="covering"
              type="radio"
              name={id}
              checked={index === selected}
              onChange={() => {
                draft.change({ [setting.path]: required, [setting.optionalPath]: optional });
                commit();
              }}
            />
            {title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
