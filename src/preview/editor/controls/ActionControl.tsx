import type { ControlProps } from "./control.ts";

const ACTIONS: Record<string, string> = {
  allow: "goes on to the form",
  stop: "is asked to call instead",
};

export function ActionControl({ id, setting, value, change, settle }: ControlProps<"action">) {
  const action = String(value);
  return (
    <>
      <label for={id}>{setting.label}</label>
      <select
        id={id}
        value={action}
        onChange={({ currentTarget }) => {
          change({ [setting.path]: currentTarget.value });
          settle();
        }}
      >
        {Object.entries(ACTIONS).map(([name, says]) => (
          <option key={name} value={name}>
            {says}
          </option>
        ))}
        {!(action in ACTIONS) && <option value={action}>“{action}”: unknown, stops</option>}
      </select>
    </>
  );
}
