import { useComputed } from "@preact/signals";
import { fontFamily } from "../../../branding/font-family.ts";
import { MAX_LENGTH } from "../../../contract/plain-text.ts";
import { FONTS } from "../../settings/fonts.ts";
import { usePreview } from "../../state/preview-state.ts";
import type { ControlProps } from "./control-props.ts";

/** A free font list, and suggestions that are each shown in their font. */
export function FontControl({ id, setting, value, type, choose, commit }: ControlProps<"font">) {
  const { draft } = usePreview();
  const sample = useComputed(() => draft.drafted.value.name);
  return (
    <>
      <label for={id}>{setting.label} list</label>
      <input
        id={id}
        type="text"
        autocomplete="off"
        maxLength={MAX_LENGTH}
        spellcheck={false}
        value={String(value)}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onBlur={commit}
      />
      <fieldset class="fonts stack">
        <legend>Suggestions</legend>
        {Object.entries(FONTS).map(([title, list]) => (
          <label key={list} class="card">
            <input
              class="covering"
              type="radio"
              name={id}
              checked={list === value}
              onChange={() => choose(list)}
            />
            <span class="muted">{title}</span>
            <span style={{ fontFamily: fontFamily(list) ?? "inherit" }} dir="auto">
              {sample}
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
