import type { DeferredView, View } from "../view.ts";
import { Boundary } from "./Boundary.tsx";

type Shown = keyof Pick<DeferredView, "ErrorSummary" | "Honeypot" | "IdleNotice" | "LanguageMenu">;

/** A component of the deferred chunk. When the chunk has loaded, nothing around it renders again. */
export function Deferred({ view, show }: { view: View; show: Shown }) {
  const Component = view.deferred.value?.[show];
  return Component ? (
    <Boundary>
      <Component view={view} />
    </Boundary>
  ) : null;
}
