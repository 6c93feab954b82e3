import { Component, type ComponentChildren } from "preact";
import { dispatchError } from "../../host/contain.ts";
import type { LazyProps } from "../view.ts";
import { useView, ViewContext } from "../view-context.ts";

interface BoundaryProps {
  /** Shown in addition after an error. */
  fallback?: ComponentChildren;
  children: ComponentChildren;
}

/**
 * Contains what a component throws while it renders. It keeps what it showed, with the patient's answers, or shows
 * nothing if it is new. The children are the same objects after an error, so Preact does not render the others again.
 */
export class Boundary extends Component<BoundaryProps, { hasFailed?: true }> {
  static override contextType = ViewContext;

  override componentDidCatch(error: unknown): void {
    dispatchError(error, this.context?.root);
    this.setState({ hasFailed: true });
  }

  override render({ fallback, children }: BoundaryProps) {
    return [children, this.state.hasFailed && fallback];
  }
}

/** A component of the submission chunk. When the chunk has loaded, nothing around it renders again. */
export function Lazy({ show, ...props }: LazyProps) {
  const view = useView();
  const Loaded = view.submission.value?.[show];
  const language = Loaded && view.language.value;
  return language ? (
    <Boundary>
      <Loaded {...props} language={language} />
    </Boundary>
  ) : null;
}
