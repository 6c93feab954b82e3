import type { ComponentChildren } from "preact";
import type { View } from "../view.ts";
import { useView } from "../view-context.ts";

const TAGS = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

/** `depth` is 0 for a screen's title, which is below the practice's name if that is shown; -1 for that name. */
export const headingTag = ({ settings, brand }: View, depth: -1 | 0 | 1) =>
  // Nothing is below an h6.
  TAGS[Math.min(settings.headingLevel + (brand?.header.name ? 1 : 0) + depth, 6) - 1] ?? "h2";

export function Heading({ children }: { children: ComponentChildren }) {
  const Tag = headingTag(useView(), 0);
  return (
    <Tag class="title" part="title" tabIndex={-1}>
      {children}
    </Tag>
  );
}

interface BackProps {
  label: string;
  disabled?: boolean;
  onClick(): void;
}

/** The link to the previous screen, above the title. */
export const Back = ({ label, disabled = false, onClick }: BackProps) => (
  <button type="button" part="link" class="link back" onClick={onClick} aria-disabled={disabled}>
    {/* Mirrored in right-to-left languages (Unicode, Bidi_Mirrored). */}
    <span aria-hidden="true">‹</span>
    {label}
  </button>
);
