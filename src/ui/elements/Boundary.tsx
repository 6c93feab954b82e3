import { Component, type ComponentChildren } from "preact";
import { dispatchError } from "../../state/contain.ts";
import type { DeferredView, View } from "../view.ts";

interface BoundaryProps {
  /** Where the form is rendered; of the outermost one. */
  root?: Node;
  /** Shown in addition after an error. */
  fallback?: ComponentChildren;
  children: ComponentChildren;
}

/**
 * Contains what a component throws while it renders. That component keeps what it showed, with the
 * patient's answers, or shows nothing if it is new; the others are not disturbed. The children are the
 * same objects after an error, so Preact does not render them again.
 */
export class Boundary extends Component<BoundaryProps, { hasFailed?: true }> {
  override getChildContext(): { root?: Node } {
    return { root: this.props.root ?? this.context.root };
  }

  override componentDidCatch(error: unknown): void {
    dispatchError(error, this.getChildContext().root);
    this.setState({ hasFailed: true });
  }

  override render({ fallback, children }: BoundaryProps) {
    return [children, this.state.hasFailed && fallback];
  }
}

type Shown = keyof Pick<DeferredView, "ErrorSummary" | "Honeypot" | "IdleNotice" | "LanguageMenu">;

/** A component of the deferred chunk. When the chunk has loaded, nothing around it renders again. */
export function Deferred({ view, show }: { view: View; show: Shown }) {
  const Loaded = view.deferred.value?.[show];
  return Loaded ? (
    <Boundary>
      <Loaded view={view} />
    </Boundary>
  ) : null;
}
