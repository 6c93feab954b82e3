import { type ComponentChildren, h } from "preact";

const LEVELS = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

/** A heading of the level that fits the page; it can take focus when its screen appears. */
export const Heading = ({ level, children }: { level: number; children: ComponentChildren }) =>
  h(
    LEVELS[Math.min(Math.max(level, 1), 6) - 1] ?? "h2",
    { class: "title", part: "title", tabIndex: -1 },
    children,
  );
