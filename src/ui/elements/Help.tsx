import type { View } from "../view.ts";
import { CallButton, type CallView } from "./CallLink.tsx";

/** How to phone the practice, in the same place on every screen (WCAG 2.2, 3.2.6). */
export const Help = ({ view }: { view: CallView & Pick<View, "emergency"> }) => (
  <div class="help">
    {view.phone && (
      <p>
        <span>{view.messages.questions} </span>
        <CallButton view={view} />
      </p>
    )}
    <p>{view.emergency}</p>
  </div>
);
