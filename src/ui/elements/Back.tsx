import { contain } from "../../state/contain.ts";

interface BackProps {
  label: string;
  disabled?: boolean;
  onClick(): void;
}

/** The link to the previous screen, above the title. */
export const Back = ({ label, disabled = false, onClick }: BackProps) => (
  <button
    type="button"
    part="link"
    class="link back"
    onClick={contain(onClick)}
    aria-disabled={disabled}
  >
    {/* Mirrored in right-to-left languages (Unicode, Bidi_Mirrored). */}
    <span aria-hidden="true">‹</span>
    {label}
  </button>
);
