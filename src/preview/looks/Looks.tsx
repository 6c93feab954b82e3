import { useComputed } from "@preact/signals";
import { fontFamily } from "../../form/branding/font-family.ts";
import type { Checks } from "../checks/create-checks.ts";
import type { LoadedLogo } from "../images/logo.ts";
import { usePreview } from "../state/preview-state.ts";
import { type LogoColors, logoColors } from "./logo-colors.ts";
import { changesOf, colorChanges, PRESETS, type Preset, withBranding } from "./presets.ts";

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

/** A button that gives the draft a preset, which it shows; one undo step. */
function PresetTile(preset: Preset) {
  const { draft } = usePreview();
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
      onClick={() => draft.change({ ...withBranding(draft.isBranded.value), ...changes })}
    >
      <Picture {...preset} />
      {preset.title}
    </button>
  );
}

/** A heading, a field and a button, in a third of their size. */
function Picture({ font, text, accent, field = "#F9FAFA", sizes }: Preset) {
  const [name, , radius, gap] = sizes;
  return (
    <span
      class="preset-picture"
      aria-hidden="true"
      style={{
        "--text": text,
        "--accent": accent,
        "--field": field,
        "--radius": `${radius / 2.5}px`,
        "--gap": `${gap / 3.6}px`,
        fontFamily: fontFamily(font) ?? undefined,
        fontSize: `${name / 1.5}px`,
      }}
    >
      <strong>Aa</strong>
      <i />
      <u />
    </span>
  );
}

/** A button that gives the form the colors of the logo, or why there are none. */
function LogoColorButton({ checks }: { checks: Checks }) {
  const { draft, report } = usePreview();
  const { header_logo_url, footer_logo_url } = draft.drafted.value.web_scheduler_config.branding;
  const logo = header_logo_url.trim() ? checks.header.value : checks.footer.value;
  const result = colorsOf(logo, `${header_logo_url}${footer_logo_url}`.trim() !== "");
  if (!result) return <p class="hint">Reading the colors of the logo…</p>;
  if ("reason" in result) {
    return (
      <p class="logo-colors hint">
        <strong>Colors from the logo:</strong> {result.reason}
      </p>
    );
  }
  const { text, accent } = result;
  return (
    <button
      type="button"
      class="logo-colors secondary"
      onClick={() => {
        draft.change({ ...withBranding(draft.isBranded.value), ...colorChanges(text, accent) });
        report(`From the logo: text ${text}, buttons ${accent || text}.`);
      }}
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

/** The colors of a loaded logo, or a sentence that says why there are none; null while it loads. */
function colorsOf(logo: LoadedLogo | null | undefined, hasLogo: boolean): LogoColors | null {
  if (!hasLogo) return { reason: "There is no logo yet. Add one below, under Header." };
  if (logo === undefined) return null;
  if (logo?.pixels) return logoColors(logo.pixels);
  const reason = logo
    ? "The website with the logo does not let other pages read its colors. Choose the image as a file instead."
    : "The logo cannot be shown, so its colors are not known.";
  return { reason };
}
