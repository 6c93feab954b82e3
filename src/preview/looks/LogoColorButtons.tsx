import { usePreview } from "../state/preview-context.ts";
import { brandColors } from "./logo-colors.ts";
import { colorChanges, withBranding } from "./presets.ts";
import { useLogoColors } from "./use-logo-colors.ts";

/** Buttons that give the form the colors of the logo, or why there are none. */
export function LogoColorButtons() {
  const { draft, report } = usePreview();
  const result = useLogoColors().value;
  const use = (colors: readonly string[]) => {
    const brand = brandColors(colors);
    if (!brand) return;
    const { text, accent } = brand;
    draft.change({ ...withBranding(draft.isBranded.value), ...colorChanges(text, accent) });
    const buttons = accent === "" ? "buttons" : `buttons ${accent}`;
    report(`From the logo: text ${text}${accent === "" ? " and" : ","} ${buttons}.`);
  };
  if (!result) return <p class="hint">Reading the colors of the logo…</p>;
  if ("reason" in result) {
    return (
      <p class="logo-colors hint">
        <strong>Colors from the logo:</strong> {result.reason}
      </p>
    );
  }
  const { colors } = result;
  return (
    <div class="logo-colors row">
      <button type="button" class="secondary" onClick={() => use(colors)}>
        Colors from the logo
      </button>
      {colors.map((color) => (
        <button
          key={color}
          type="button"
          class="swatch"
          title={`Only ${color}`}
          aria-label={`Only ${color} from the logo`}
          style={{ background: color }}
          onClick={() => use([color])}
        />
      ))}
    </div>
  );
}
