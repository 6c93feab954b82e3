import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { fontFamily } from "../../branding/font-family.ts";
import { loadLogo, readPixels } from "../images/load-logo.ts";
import { BRANDING } from "../settings/settings.ts";
import { usePreview } from "../state/preview-state.ts";
import { brandColors, type LogoColors, logoColors } from "./logo-colors.ts";
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
    <LogoColorButtons />
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
      <span class="preset-title">{preset.title}</span>
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
        "--radius": `${radius / 2.2}px`,
        "--gap": `${gap / 3.6}px`,
        fontFamily: fontFamily(font) ?? undefined,
        fontSize: `${name / 1.5}px`,
      }}
    >
      <span class="preset-letters">Aa</span>
      <i />
      <u />
    </span>
  );
}

/** Buttons that give the form the colors of the logo, or why there are none. */
function LogoColorButtons() {
  const { draft, report } = usePreview();
  const result = useLogoColors();
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
  const pixels = readPixels(logo);
  if (pixels) return logoColors(pixels);
  return {
    reason:
      "The website with the logo does not let other pages read its colors. Choose the image as a file instead.",
  };
}
