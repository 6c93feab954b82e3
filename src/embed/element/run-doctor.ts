import type { DoctorReport } from "../chunks/doctor/report.ts";
import type { LoadChunk } from "../loading/load-chunk.ts";
import { getReported } from "../loading/report.ts";

/** Loads the doctor and checks this page. */
export const runDoctor = (loadChunk: LoadChunk): Promise<DoctorReport> =>
  loadChunk("doctor").then(({ doctor }) => doctor({ loadChunk, getReported }));

/** Runs the doctor if the page's URL asks for it and the visitor agrees. */
export function runDoctorOnHash(loadChunk: LoadChunk): void {
  if (location.hash !== "#web-scheduler-doctor") return;
  loadChunk("doctor")
    .then(({ doctorOnHash }) => doctorOnHash({ loadChunk, getReported }))
    .catch(showMissing);
}

/**
 * A chunk of the doctor's panel failed to load. A patient may have followed the link, so the
 * notice blocks nothing, and closes at a click outside it or Escape.
 */
function showMissing({ message }: Error): void {
  const notice = Object.assign(document.createElement("p"), {
    popover: "auto",
    lang: "en",
    dir: "ltr",
    role: "alert",
    style: "color-scheme:light dark;padding:16px;font:16px system-ui",
    textContent: `For the web developer: ${message} Press Escape to close.`,
  });
  document.body.append(notice);
  // Without it (Safari before 17), the notice is at the end of the page.
  notice.showPopover?.();
}
