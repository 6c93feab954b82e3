import { useComputed } from "@preact/signals";
import { fontFamily } from "../../form/branding/font-family.ts";
import type { Checks } from "../checks/create-checks.ts";
import { usePreview } from "../state/preview-state.ts";
import { logoColors } from "./logo-colors.ts";
import { changesOf, colorChanges, PRESETS, type Preset } from "./presets.ts";

/** Starting points for the looks of the form: presets, and the colors of the logo. */
export const Looks = ({ checks }: { checks: Checks }) => (
  <details open class="looks">
    <summary>
      <h2>Looks</h2>
    </summary>
    <ul class="preset-tiles">
      {PRESETS.map((preset) => (
        <li key={preset.title}>
          <PresetTile {...preset} />
        </li>
      ))}
    </ul>
    <LogoColorButton checks={checks} />
  </details>
);

/** A button that gives the draft a preset, and looks like it; one undo step. */
function PresetTile(preset: Preset) {
  const { draft } = usePreview();
  const { title, font, text, accent, field, sizes } = preset;
  const [name, , radius, gap] = sizes;
  const changes = changesOf(preset);
  const values = Object.entries(changes);
  const isChosen = useComputed(
    () => draft.isBranded.value && values.every(([path, value]) => draft.valueOf(path) === value),
  );
  return (
    <button
      type="button"
      class="preset"
      aria-pressed={isChosen}
      style={{
        "--button": accent,
        "--radius": `${radius / 2}px`,
        "--gap": `${gap / 3}px`,
        background: field || "#FFFFFF",
        color: text,
        fontFamily: fontFamily(font) ?? undefined,
        fontSize: `${name / 1.75}px`,
      }}
      onClick={() => draft.change(changes)}
    >
      {title}
    </button>
  );
}

/** A button that gives the form the colors of the logo; a hint instead if the browser may not read them. */
function LogoColorButton({ checks }: { checks: Checks }) {
  const { draft } = usePreview();
  const { header_logo_url } = draft.drafted.value.web_scheduler_config.branding;
  const logo = header_logo_url.trim() ? checks.header.value : checks.footer.value;
  if (logo && !logo.pixels) {
    return (
      <p class="logo-colors hint">
        <strong>Colors from the logo:</strong> The website with the logo does not let other pages
        read its colors. Choose the image as a file instead.
      </p>
    );
  }
  const colors = logo?.pixels && logoColors(logo.pixels);
  if (!colors) return null;
  const { text, accent } = colors;
  return (
    <button
      type="button"
      class="logo-colors secondary"
      onClick={() => draft.change(colorChanges(text, accent))}
    >
      Colors from the logo
      {[text, accent].map(
        (color) =>
          color && (
            <span key={color} class="swatch" style={{ background: color }} aria-hidden="true" />
          ),
      )}
    </button>
  );
}
