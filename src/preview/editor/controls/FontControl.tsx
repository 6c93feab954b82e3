import { useComputed } from "@preact/signals";
import { fontFamily } from "../../../branding/font-family.ts";
import { MAX_LENGTH } from "../../../contract/plain-text.ts";
import { usePreview } from "../../state/preview-state.ts";
import type { ControlProps } from "./control-props.ts";

/** Font stacks of preinstalled fonts, which need no download. */
const FONTS: readonly { title: string; list: string }[] = [
  { title: "System default", list: "system-ui, sans-serif" },
  { title: "Arial", list: "Arial, Helvetica, sans-serif" },
  { title: "Verdana", list: "Verdana, Geneva, sans-serif" },
  { title: "Trebuchet", list: '"Trebuchet MS", "Lucida Grande", sans-serif' },
  {
    title: "Humanist",
    list: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", sans-serif',
  },
  { title: "Geometric", list: 'Avenir, Montserrat, Corbel, "URW Gothic", sans-serif' },
  { title: "Rounded", list: '"Arial Rounded MT Bold", Quicksand, Comfortaa, Calibri, sans-serif' },
  { title: "Georgia", list: "Georgia, Cambria, serif" },
  {
    title: "Old style",
    list: '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, serif',
  },
  { title: "Times", list: '"Times New Roman", Times, serif' },
  { title: "Slab", list: 'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", serif' },
];

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
        {FONTS.map(({ title, list }) => (
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
