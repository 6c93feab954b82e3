/** The kind of control that edits a value. */
export type SettingKind =
  | { kind: "switch" }
  | { kind: "text"; rows?: number; type?: "tel" }
  | { kind: "size"; min: number; max: number }
  | { kind: "color" }
  | { kind: "font" }
  | { kind: "logo" }
  | { kind: "field"; optionalPath: string }
  | { kind: "action" }
  | { kind: "appointment-types" }
  | { kind: "providers" };

/** A value of the location record that the designer can edit. */
export type Setting = SettingKind & {
  /** Dotted path in the record. */
  path: string;
  label: string;
  /** Shown below the control. */
  hint?: string;
};

/** The paths that a setting writes. */
export const pathsOf = (setting: Setting): readonly string[] =>
  setting.kind === "field" ? [setting.path, setting.optionalPath] : [setting.path];
