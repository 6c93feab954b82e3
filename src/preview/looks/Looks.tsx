import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { fontFamily } from "../../branding/font-family.ts";
import { loadLogo } from "../images/load-logo.ts";
import { BRANDING } from "../settings/settings.ts";
import { usePreview } from "../state/preview-state.ts";
import { type LogoColors, logoColors } from "./logo-colors.ts";
import {
  changesOf,
  colorChanges,
  hasPreset,
  PRESETS,
  type Preset,
  withBranding,
} from "./presets.ts";

/** Starting points for the looks of the form: presets, and the colors of the logo. */
export const Looks = () => (
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
    <LogoColorButton />
  </details>
);

/** A button that gives the draft a preset, which it shows; one undo step. */
function PresetTile(preset: Preset) {
  const { draft } = usePreview();
  const changes = changesOf(preset);
  const isChosen = useComputed(() => draft.isBranded.value && hasPreset(draft.valueOf, changes));
  return (
    <button
      type="button"
      class="preset"
      title={preset.hint}
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
function LogoColorButton() {
  const { draft, report } = usePreview();
  const result = useLogoColors();
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

/** The colors of the draft's logo, or a sentence that says why there are none; null while it loads. */
function useLogoColors(): LogoColors | null {
  const { draft } = usePreview();
  const url = useComputed(
    () =>
      String(draft.valueOf(`${BRANDING}.header_logo_url`)).trim() ||
      String(draft.valueOf(`${BRANDING}.footer_logo_url`)).trim(),
  );
  const result = useSignal<LogoColors | null>(null);
  useSignalEffect(() => {
    const { value: src } = url;
    const controller = new AbortController();
    const { signal } = controller;
    result.value = null;
    void readColors(src, signal).then((colors) => {
      if (!signal.aborted) result.value = colors;
    });
    return () => controller.abort();
  });
  return result.value;
}

async function readColors(src: string, signal: AbortSignal): Promise<LogoColors> {
  if (src === "") return { reason: "There is no logo yet. Add one below, under Header." };
  const logo = await loadLogo(src, signal);
  if (!logo) return { reason: "The logo cannot be shown, so its colors are not known." };
  if (logo.pixels) return logoColors(logo.pixels);
  return {
    reason:
      "The website with the logo does not let other pages read its colors. Choose the image as a file instead.",
  };
}
