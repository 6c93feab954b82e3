import type { ReadonlySignal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { View } from "./view.ts";

export const ViewContext = createContext<{
  view: ReadonlySignal<View>;
  root: Node;
} | null>(null);

/** The form's view. The component renders again when it changes. */
export function useView(): View {
  const context = useContext(ViewContext);
  if (!context) throw new TypeError("Outside of a form");
  return context.view.value;
}
