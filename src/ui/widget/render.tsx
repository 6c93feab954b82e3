import type { ReadonlySignal } from "@preact/signals";
import { render } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { contain } from "../../state/contain.ts";
import type { Phase } from "../../state/phase.ts";
import type { Scheduler } from "../../state/scheduler.ts";
import { createFocusManager } from "../dom/focus.ts";
import { Boundary } from "../elements/Boundary.tsx";
import type { View } from "../view.ts";
import { Widget } from "./Widget.tsx";

/**
 * Renders the widget into a root. Each component renders again when a signal that it reads changes;
 * most key strokes render nothing (dom/bind-value.ts).
 *
 * @returns a function that removes the widget
 */
export function renderWidget(
  root: Element | ShadowRoot,
  scheduler: Scheduler,
  view: ReadonlySignal<View>,
): () => void {
  const focus = createFocusManager(root, scheduler, view);
  render(
    <Boundary root={root}>
      <Root scheduler={scheduler} view={view} updateFocus={focus.update} />
    </Boundary>,
    root,
  );
  return () => {
    focus.stop();
    render(null, root);
  };
}

interface RootProps {
  scheduler: Scheduler;
  view: ReadonlySignal<View>;
  updateFocus(rendered: Phase): void;
}

function Root({ scheduler, view, updateFocus }: RootProps) {
  const phase = scheduler.phase.value;
  // In a microtask, because components such as the error summary render after this one.
  useLayoutEffect(
    () => queueMicrotask(contain(() => updateFocus(phase))),
    [phase, scheduler.form.failedAttempts.value],
  );
  const { questions } = view.value;
  const language = questions.length > 0 && view.value.language.value;
  // What the answers to the page's questions change: sentences about another patient, for example.
  // Not `reduce`, which Prototype 1.6 replaces by another function.
  let adapted = view.value;
  if (language) for (const { adapt } of questions) adapted = adapt(adapted, language);
  return <Widget view={adapted} />;
}
