/** Paths in a box of 24. */
export const COPY = "M9 9h11v11H9zM5 15H4V4h11v1";
export const GLOBE = "M12 3a9 9 0 1 0 .01 0M3 12h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18";
export const OPEN = "m6 9 6 6 6-6";
export const AWAY = "m7 17 10-10M9 7h8v8";

/** The arrow is mirrored in right-to-left languages. */
export const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" class={path === AWAY ? "mirrored" : undefined} aria-hidden="true">
    <path d={path} />
  </svg>
);
