import { fontFamily } from "../../../branding/font-family.ts";
import { FONTS } from "../../settings/fonts.ts";
import type { ControlProps } from "./control.ts";

/** Lists to choose from, each written in itself, and free text. */
export function FontControl({ id, setting, value, record, change, settle }: ControlProps<"font">) {
  const font = String(value);
  return (
    <>
      <label for={id}>{setting.label}, as a list of families</label>
      <input
        id={id}
        type="text"
        autocomplete="off"
        spellcheck={false}
        value={font}
        onInput={({ currentTarget }) => change({ [setting.path]: currentTarget.value })}
        onBlur={settle}
      />
      <fieldset class="fonts">
        <legend>Or one of these</legend>
        {FONTS.map(({ title, list }) => (
          <label key={list}>
            <input
              type="radio"
              name={id}
              checked={list === font}
              onChange={() => {
                change({ [setting.path]: list });
                settle();
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
