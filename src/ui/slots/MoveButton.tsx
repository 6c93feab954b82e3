import type { SlotsModel } from "../../state/slots/slots-model.ts";

interface MoveButtonProps {
  model: SlotsModel;
  /** To earlier (-1) or later (1) times. */
  step: 1 | -1;
  readOnly: boolean;
  children: string;
}

/** Shows earlier or later times. Never removed, so that it keeps its place and the focus. */
export function MoveButton({ model, step, readOnly, children }: MoveButtonProps) {
  const isDisabled = readOnly || !model.canMove(step);
  // Mirrored in right-to-left languages (Unicode, Bidi_Mirrored).
  const arrow = <span aria-hidden="true">{step < 0 ? "‹" : "›"}</span>;
  return (
    <button
      type="button"
      part="button secondary"
      class={`move ${step < 0 ? "earlier" : "later"}`}
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) model.move(step);
      }}
    >
      {step < 0 && arrow}
      <span>{children}</span>
      {step > 0 && arrow}
    </button>
  );
}
