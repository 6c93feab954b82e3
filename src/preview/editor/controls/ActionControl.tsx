import type { ControlProps } from "./control.ts";

const ACTIONS: Record<string, string> = {
  allow: "continue to the form",
  stop: "ask the patient to call",
};

export function ActionControl({ id, setting, value, change, commit }: ControlProps<"action">) {
  const action = String(value);
  return (
    <>
      <label for={id}>{setting.label}</label>
      <select
        id={id}
        value={action}
        onChange={({ currentTarget }) => {
          change({ [setting.path]: currentTarget.value });
          commit();
        }}
      >
        {Object.entries(ACTIONS).map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
        {!(action in ACTIONS) && (
          <option value={action}>“{action}” (unknown: treated as stop)</option>
        )}
      </select>
    </>
  );
}
