import { parseHex } from "../../../branding/contrast.ts";
import type { ControlProps } from "./control.ts";
import { useTyped } from "./use-typed-text.ts";

/** A picker and a field for the same colour; what is typed counts as soon as it is a colour. */
export function ColourControl({ id, setting, value, change, settle }: ControlProps<"colour">) {
  const colour = String(value);
  const typed = useTyped(colour);
  const isColour = parseHex(colour) !== null;
  const wrong = typed.isTyping && !fromTyped(typed.shown);
  return (
    <>
      <label for={id}>{setting.label}</label>
      <div class="row">
        <input
          type="color"
          aria-label={`${setting.label}, picker`}
          value={isColour ? colour.toLowerCase() : "#000000"}
          onInput={({ currentTarget }) => {
            typed.leave();
            change({ [setting.path]: currentTarget.value.toUpperCase() });
          }}
          onChange={settle}
        />
        <input
          id={id}
          class="hex"
          type="text"
          autocomplete="off"
          spellcheck={false}
          value={typed.shown}
          aria-invalid={wrong}
          aria-describedby={`${id}-wrong`}
          onInput={({ currentTarget }) => {
            const hex = fromTyped(currentTarget.value);
            typed.type(currentTarget.value, hex ?? colour);
            if (hex) change({ [setting.path]: hex });
          }}
          onBlur={() => {
            typed.leave();
            settle();
          }}
        />
      </div>
      <p class="wrong" id={`${id}-wrong`} role="status">
        {wrong ? "A colour has six digits after the #, as in #1D2733." : ""}
      </p>
    </>
  );
}

/** `#RRGGBB`, also from `RRGGBB` and `#RGB`. */
function fromTyped(text: string): string | null {
  const digits = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(text)?.[1];
  if (!digits) return null;
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return `#${six.toUpperCase()}`;
}
