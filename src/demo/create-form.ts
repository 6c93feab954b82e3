import type { LocationRecord } from "../contract/location-record/location-record.ts";
import type { WebSchedulerElement } from "../embed/element/element.ts";
import { atOrigin } from "../examples/record/at-origin.ts";

// The folder around `demo/`, which has this script: the files may be hosted under any path. In a variable,
// because Vite replaces `new URL` of a path and `import.meta.url`.
const script = import.meta.url;
const site = new URL("..", script).href.replace(/\/$/, "");

/** The shipped form, with the record in the page instead of a service's. */
export function createForm(json: LocationRecord): WebSchedulerElement {
  const record = atOrigin(json, site);
  const form = document.createElement("web-scheduler");
  form.setAttribute("location-id", record.id);
  form.setAttribute("base-url", site);
  form.showDraft = ({ deps, scheduler }) => {
    deps.load = async () => ({ ok: true, record, problems: [] });
    void scheduler.load();
  };
  return form;
}
