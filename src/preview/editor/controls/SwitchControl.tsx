import type { ControlProps } from "./control.ts";

export function SwitchControl({
  id,
  setting,
  value,
  hintId,
  change,
  commit,
}: ControlProps<"switch">) {
  return (
    <label class="switch" for={id}>
      <span>{setting.label}</span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={value === true}
        aria-checked={value === true}
        aria-describedby={hintId}
        onChange={({ currentTarget }) => {
          change({ [setting.path]: currentTarget.checked });
          commit();
        }}
      />
    </label>
  );
}
