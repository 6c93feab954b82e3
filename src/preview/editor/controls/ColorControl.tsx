import { parseHex } from "../../../branding/contrast.ts";
import { formatColorPair, parseColorPair } from "../../settings/page-theme.ts";
import type { ControlProps } from "./control-props.ts";
import { useTypedText } from "./use-typed-text.ts";

/** A color picker, and a text field that accepts hex colors. */
export const ColorControl = ({ id, setting, value, type, commit }: ControlProps<"color">) => (
  <ColorField
    id={id}
    label={setting.label}
    color={String(value)}
    initial={setting.initial}
    type={type}
    commit={commit}
  />
);

interface Props extends Pick<ControlProps<"color">, "id" | "type" | "commit"> {
  label: string;
  color: string;
  initial: string | undefined;
}

/** One color; with an initial color, it may be empty. */
function ColorField({ id, label, color, initial, type, commit }: Props) {
  const typed = useTypedText(color);
  const parse = (text: string) =>
    initial !== undefined && text.trim() === "" ? "" : normalizeHex(text);
  // The first digits of a color are not an error yet.
  const isInvalid = typed.isTyping && !/^#?[\da-f]{0,6}$/i.test(typed.text.trim());
  return (
    <>
      <label for={id}>{label}</label>
      <div class="row">
        <input
          type="color"
          aria-label={`${label}, picker`}
          value={(parseHex(color) ? color : (initial ?? "#000000")).toLowerCase()}
          onInput={({ currentTarget }) => {
            typed.stop();
            type(currentTarget.value.toUpperCase());
          }}
          onChange={commit}
        />
        <input
          id={id}
          class="hex"
          type="text"
          autocomplete="off"
          maxLength={40}
          spellcheck={false}
          value={typed.text}
          placeholder={initial && "Default"}
          aria-invalid={isInvalid}
          aria-describedby={`${id}-error`}
          onInput={({ currentTarget }) => {
            const hex = parse(currentTarget.value);
            typed.type(currentTarget.value, hex ?? color);
            if (hex !== null) type(hex);
          }}
          onBlur={() => {
            typed.stop();
            commit();
          }}
        />
      </div>
      <p class="error-message" id={`${id}-error`} role="status">
        {isInvalid ? "A color has six digits after the #, for example #1D2733." : ""}
      </p>
    </>
  );
}

/** Returns `#RRGGBB` for `#RRGGBB`, `RRGGBB`, `#RGB` or `RGB`; otherwise null. */
function normalizeHex(text: string): string | null {
  const digits = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(text)?.[1];
  if (!digits) return null;
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return `#${six.toUpperCase()}`;
}

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
