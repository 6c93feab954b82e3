import { type DoctorIssue, doctorIssue } from "../issues.ts";
import { restoringScroll } from "./scroll.ts";
import { startTag } from "./tree.ts";

const MAX_SAMPLES = 6;

/** Checks the center of some of the form's controls for another element on top. */
export function checkCovered(
  form: Element,
  controls: readonly Element[],
  name: string,
): DoctorIssue[] {
  const root = form.getRootNode() as Document | ShadowRoot;
  const step = Math.max(1, Math.ceil(controls.length / MAX_SAMPLES));
  const samples = controls.filter((_, index) => index % step === 0);
  const covers = restoringScroll(samples, () =>
    samples.flatMap((control) => {
      control.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = control.getBoundingClientRect();
      const topmost = root.elementFromPoint(left + width / 2, top + height / 2);
      return topmost && !topmost.contains(form) && !form.contains(topmost)
        ? [startTag(topmost)]
        : [];
    }),
  );
  if (covers.length === 0) return [];
  return [doctorIssue("WS509", name, `${[...new Set(covers)].join(", ")} is on top of it`)];
}
