import type { BookingRequest } from "../contract/booking-request/booking-request.ts";
import type { LocationRecord } from "../contract/location-record/location-record.ts";
import type { WebSchedulerElement } from "../embed/element/element.ts";
import { atOrigin } from "../examples/record/at-origin.ts";
import { DEMO_IDS } from "./demo-ids.ts";

// The folder around `demo/`, which has this script: the files may be hosted under any path. In a variable,
// because Vite replaces `new URL` of a path and `import.meta.url`.
const script = import.meta.url;
const site = new URL("..", script).href.replace(/\/$/, "");

const find = (id: keyof typeof DEMO_IDS) => document.getElementById(DEMO_IDS[id]);

/** The page of an example has its form; the home page has a picture of each form. */
const text = find("record")?.textContent;
if (text) showForm(JSON.parse(text));
else showPictures(JSON.parse(find("pictures")?.textContent ?? "{}"));

function showForm(record: LocationRecord): void {
  const form = createForm(record);
  form.addEventListener("web-scheduler-request", (event) => {
    event.respondWith(Promise.resolve());
    showRequest(event.request);
  });
  find("form")?.append(form);
}

function showPictures(records: Readonly<Record<string, LocationRecord>>): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-picture]")) {
    const record = records[place.dataset.picture ?? ""];
    if (record) place.replaceWith(createForm(record));
  }
}

/** The shipped form, with the record in the page instead of a service's. */
function createForm(json: LocationRecord): WebSchedulerElement {
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

/** Shows what a practice would have received. */
function showRequest(request: BookingRequest): void {
  const section = find("request");
  const json = section?.querySelector("pre");
  if (!section || !json) return;
  json.textContent = JSON.stringify(request, null, 2);
  section.hidden = false;
}
