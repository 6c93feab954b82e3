import type { BookingRequest } from "../contract/booking-request/booking-request.ts";
import type { LocationRecord } from "../contract/location-record/location-record.ts";
import type { WebSchedulerElement } from "../embed/element/element.ts";
import { atOrigin } from "../examples/record/at-origin.ts";
import { DEMO_IDS } from "./demo-ids.ts";

// Two folders up from `demo/<example>/`: the files may be hosted under any path.
const site = new URL("../..", document.baseURI).href.replace(/\/$/, "");

const find = (id: keyof typeof DEMO_IDS) => document.getElementById(DEMO_IDS[id]);

const record: LocationRecord = atOrigin(JSON.parse(find("record")?.textContent ?? ""), site);
find("form")?.append(createForm());

/** The shipped form, with the record in the page instead of a service's. */
function createForm(): WebSchedulerElement {
  const form = document.createElement("web-scheduler");
  form.setAttribute("location-id", record.id);
  form.setAttribute("base-url", site);
  form.showDraft = ({ deps, scheduler }) => {
    deps.load = async () => ({ ok: true, record, problems: [] });
    void scheduler.load();
  };
  form.addEventListener("web-scheduler-request", (event) => {
    event.respondWith(Promise.resolve());
    showRequest(event.request);
  });
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
