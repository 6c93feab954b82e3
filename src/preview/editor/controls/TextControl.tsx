import type { ControlProps } from "./control.ts";

export function TextControl({ id, setting, value, hintId, change, commit }: ControlProps<"text">) {
  const common = {
    id,
    value: String(value ?? ""),
    dir: "auto" as const,
    spellcheck: true,
    ...(hintId && { "aria-describedby": hintId }),
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [setting.path]: currentTarget.value }),
    onBlur: commit,
  };
  return (
    <>
      <label for={id}>{setting.label}</label>
      {setting.rows ? (
        <textarea {...common} rows={setting.rows} />
      ) : (
        <input {...common} type="text" inputMode={setting.type ?? "text"} autocomplete="off" />
      )}
    </>
  );
}
