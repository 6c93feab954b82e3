import { fontFamily } from "../../../branding/font-family.ts";
import { FONTS } from "../../settings/fonts.ts";
import type { ControlProps } from "./control.ts";

/** A free font list, and suggestions that are each shown in their font. */
export function FontControl({ id, setting, value, record, change, commit }: ControlProps<"font">) {
  const font = String(value);
  return (
    <>
      <label for={id}>{setting.label} list</label>
      <input
        id={id}
        type="text"
        autocomplete="off"
        spellcheck={false}
        value={font}
        onInput={({ currentTarget }) => change({ [setting.path]: currentTarget.value })}
        onBlur={commit}
      />
      <fieldset class="fonts">
        <legend>Suggestions</legend>
        {FONTS.map(({ title, list }) => (
          <label key={list}>
            <input
              type="radio"
              name={id}
              checked={list === font}
              onChange={() => {
                change({ [setting.path]: list });
                commit();
              }}
            />
            <span class="font-title">{title}</span>
            <span
              class="font-sample"
              style={{ fontFamily: fontFamily(list) ?? "inherit" }}
              dir="auto"
            >
              {record.name}
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
