import { formatColorPair, parseColorPair } from "../../settings/color-pair.ts";
import { ColorField } from "./ColorControl.tsx";
import type { ControlProps } from "./control-props.ts";

/** A color for light pages, and one for dark pages. */
export function ColorPairControl({ id, setting, value, type, commit }: ControlProps<"color-pair">) {
  const { light, dark } = parseColorPair(String(value));
  const [initialLight, initialDark] = setting.initial;
  return (
    <fieldset class="color-pair">
      <legend>{setting.label}</legend>
      <ColorField
        id={id}
        label="On light pages"
        color={light}
        initial={initialLight}
        type={(color) => type(formatColorPair(String(color), dark))}
        commit={commit}
      />
      <ColorField
        id={`${id}-dark`}
        label="On dark pages"
        color={dark}
        initial={initialDark}
        // Without a color for light pages, they have the form's own.
        type={(color) => type(formatColorPair(light || (color ? initialLight : ""), String(color)))}
        commit={commit}
      />
    </fieldset>
  );
}
