/** The custom properties that a page may set. */
export const THEME_NAMES = [
  "--web-scheduler-accent",
  "--web-scheduler-field-background",
  "--web-scheduler-font",
  "--web-scheduler-radius",
  "--web-scheduler-gap",
] as const;
