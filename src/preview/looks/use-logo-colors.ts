import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { loadLogo, readPixels } from "../checks/measure/load-logo.ts";
import { BRANDING } from "../settings/branding-groups.ts";
import { usePreview } from "../state/preview-context.ts";
import { type LogoColors, logoColors } from "./logo-colors.ts";

/** The colors of the draft's logo, or a sentence that says why there are none; null while it loads. */
export function useLogoColors() {
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
  return result;
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
