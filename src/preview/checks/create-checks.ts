import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { brandOf } from "../../form/branding/brand.ts";
import { cardColors } from "../../form/branding/card-colors.ts";
import { parseHex, type Rgb } from "../../form/branding/color.ts";
import { type LoadedLogo, loadLogo } from "../images/logo.ts";
import { logoColors } from "../images/logo-colors.ts";
import { ACCENT } from "../settings/settings.ts";
import { lintBranding } from "./lint.ts";

const BLACK: Rgb = [0, 0, 0];
const SCHEMES = ["light", "dark"] as const;

interface Draft {
  drafted: ReadonlySignal<LocationRecord>;
  styles: ReadonlySignal<Readonly<Record<string, string>>>;
}

export function createChecks({ drafted, styles }: Draft) {
  const brand = computed(() => brandOf(drafted.value, true));
  /** As the form chooses it: the record's, or the page's. */
  const color = computed(() => brand.value.color ?? parseHex(styles.value[ACCENT] ?? ""));
  const card = computed(() => cardColors(color.value, "light"));
  const header = watchLogo(computed(() => brand.value.header.logo?.url ?? ""));
  const footer = watchLogo(computed(() => brand.value.footer.logo?.url ?? ""));
  const font = computed(() => brand.value.font);
  // Not with each letter of a text.
  const isFontMissing = computed(() => lacksFont(font.value));
  const issues = computed(() =>
    lintBranding(drafted.value, {
      logos: { header: header.value, footer: footer.value },
      cards: SCHEMES.map((scheme) => parseHex(cardColors(color.value, scheme).card) ?? BLACK),
      lacksFont: isFontMissing.value,
    }),
  );
  return {
    color,
    card,
    issues,
    /** Of the header's logo, #RRGGBB. */
    logoColors: computed(() => (header.value?.drawing ? logoColors(header.value.drawing) : [])),
    isLoading: computed(() => header.value === undefined || footer.value === undefined),
  };
}

export type Checks = ReturnType<typeof createChecks>;

function watchLogo(url: ReadonlySignal<string>) {
  const loaded = signal<LoadedLogo | null | undefined>(undefined);
  effect(() => {
    const { value: src } = url;
    loaded.value = undefined;
    void loadLogo(src).then((logo) => {
      if (src === url.value) loaded.value = logo;
    });
  });
  return loaded;
}

const SAMPLE = "mmMwWgQl&@0il";
/** Not the fallback of most lists: a font that is as wide as one of them is not as wide as the other. */
const FALLBACKS = ["monospace", "serif"];

/** Whether a CSS list names fonts, of which this computer has none. */
function lacksFont(list: string | null): boolean {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  const names = list?.match(/"[^"]+"/g) ?? [];
  const widthIn = (font: string) => {
    if (context) context.font = `72px ${font}`;
    return context?.measureText(SAMPLE).width;
  };
  const isMissing = (name: string) =>
    FALLBACKS.every((fallback) => widthIn(`${name}, ${fallback}`) === widthIn(fallback));
  return names.length > 0 && names.every(isMissing);
}
