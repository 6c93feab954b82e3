import { parseHex } from "../../../branding/contrast.ts";
import { type ControlProps, useTypedText } from "./control-props.ts";

/** A color picker, and a text field that accepts hex colors. */
export function ColorControl({ id, setting, value, type, commit }: ControlProps<"color">) {
  const { label, initial } = setting;
  const color = String(value);
  const parse = (text: string) =>
    initial !== undefined && text.trim() === "" ? "" : normalizeHex(text);
  const { stop, props } = useTypedText(color, parse, { type, commit });
  return (
    <>
      <label for={id}>{label}</label>
      <div class="row">
        <input
          type="color"
          aria-label={`${label}, picker`}
          value={(parseHex(color) ? color : (initial ?? "#000000")).toLowerCase()}
          onInput={({ currentTarget }) => {
            stop();
            type(currentTarget.value.toUpperCase());
          }}
          onChange={commit}
        />
        <input {...props} id={id} class="hex" placeholder={initial && "Default"} />
      </div>
    </>
  );
}

/** Returns `#RRGGBB` for `#RRGGBB`, `RRGGBB`, `#RGB` or `RGB`; otherwise null. */
function normalizeHex(text: string): string | null {
  const digits = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(text)?.[1];
  if (!digits) return null;
  const six = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  return `#${six.toUpperCase()}`;
}
