import type { ComponentChildren } from "preact";
import { contain } from "../../state/contain.ts";
import { useView } from "../view-context.ts";

const TAGS = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

/** The tag for a level; 1 to 6, because a form under an h6 has no deeper level. */
export const headingTag = (level: number) => TAGS[Math.min(Math.max(level, 1), 6) - 1] ?? "h2";

/** A screen's heading; focusable, so that a new screen can focus it. */
export function Heading({ children }: { children: ComponentChildren }) {
  const Tag = headingTag(useView().headingLevel);
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
  <button
    type="button"
    part="link"
    class="link back"
    onClick={contain(onClick)}
    aria-disabled={disabled}
  >
    {/* Mirrored in right-to-left languages (Unicode, Bidi_Mirrored). */}
    <span aria-hidden="true">‹</span>
    {label}
  </button>
);
