import type { ComponentChildren } from "preact";
import type { View } from "../view.ts";
import { useView } from "../view-context.ts";

const TAGS = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

/** `depth` is 0 for a screen's title, which is below the practice's name if that is shown; -1 for that name. */
export const headingTag = ({ settings, scheduler }: View, depth: -1 | 0 | 1) =>
  // Nothing is below an h6.
  TAGS[
    Math.min(settings.headingLevel + (scheduler.brand.value?.header.name ? 1 : 0) + depth, 6) - 1
  ] ?? "h2";

/** `text` is given if the practice wrote it. */
interface HeadingProps {
  /** @default "title" */
  class?: string;
  text?: View["practiceText"] | undefined;
  /** The id of what is said with it. */
  describedBy?: string | undefined;
  children: ComponentChildren;
}

/** The title of a screen, which names what is on the paper. */
export function Heading({ class: name = "title", text, describedBy, children }: HeadingProps) {
  const Tag = headingTag(useView(), 0);
  return (
    <Tag
      id="title"
      class={name}
      part="title"
      tabIndex={-1}
      aria-describedby={describedBy}
      {...text}
    >
      {children}
    </Tag>
  );
}
