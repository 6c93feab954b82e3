/** The kind of control that edits a value. */
export type SettingKind =
  | { kind: "switch" }
  | { kind: "text"; rows?: number; type?: "tel" }
  | { kind: "size"; min: number; max: number }
  /** @param initial the color while the value is empty; without it, a color is required */
  | { kind: "color"; initial?: string }
  | { kind: "font" }
  | { kind: "logo" }
  | { kind: "field"; optionalPath: string }
  | { kind: "action" };

/** A value of the location record, or a property of the tag, that the designer can edit. */
export type Setting = SettingKind & {
  /** Dotted path in the record, or the name of a custom property. */
  path: string;
  label: string;
  /** Shown below the control. */
  hint?: string;
};

/** The kinds that have no properties, or only optional ones. */
type PlainKind = Exclude<SettingKind["kind"], "size" | "field">;

/** A row in the table of settings. */
export const setting = (
  kind: PlainKind | SettingKind,
  path: string,
  label: string,
  hint?: string,
): Setting => ({
  ...(typeof kind === "string" ? { kind } : kind),
  path,
  label,
  ...(hint && { hint }),
});

export interface Group {
  name: string;
  title: string;
  /** Shown below the title. */
  hint?: string;
  settings: readonly Setting[];
}

/** The paths that a setting writes. */
export const pathsOf = (one: Setting): readonly string[] =>
  one.kind === "field" ? [one.path, one.optionalPath] : [one.path];
