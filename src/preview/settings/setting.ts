/** What a person sets a value with. */
export type Kind =
  | { kind: "switch" }
  | { kind: "text"; rows?: number; type?: "tel" }
  | { kind: "size"; least: number; most: number }
  | { kind: "colour" }
  | { kind: "font" }
  | { kind: "logo" }
  | { kind: "asked"; optional: string }
  | { kind: "action" }
  | { kind: "appointment-types" }
  | { kind: "providers" };

/** One value of the record that the designer can change. */
export type Setting = Kind & {
  /** Its dotted path in the record. */
  path: string;
  label: string;
  /** What it does, where the label does not say it. */
  hint?: string;
};

/** The paths that a setting decides about. */
export const pathsOf = (setting: Setting): readonly string[] =>
  setting.kind === "asked" ? [setting.path, setting.optional] : [setting.path];
