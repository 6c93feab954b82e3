import {
  type BookingRequest,
  type Diagnostic,
  define,
  type MountHandle,
  type MountOptions,
  mount,
  version,
  type WebSchedulerElement,
} from "@web-scheduler/widget";
import "@web-scheduler/widget/define";

define();
const options: MountOptions = {
  locationId: "10a3d96e-cb6c-4813-935a-a30369dd4806",
  baseUrl: "https://api.example",
  lang: "es",
  headingLevel: 3,
  mode: "popup",
  attribution: "none",
  wipeAfterIdle: 5,
  prefillFirstName: "Maren",
  prefill: { dob: "1985-03-27" },
  onRequest: async (request: BookingRequest) => request.patient.phone,
};
const answers = (request: BookingRequest) => {
  const answer: "yes" | "no" | undefined = request.screener?.answer;
  const provider: string | number | null = request.provider;
  const campaign: Record<string, string> = request.source.campaign;
  const days: readonly string[] | undefined = request.preferred_times?.days;
  // @ts-expect-error: no such answer
  request.patient.surname;
  // @ts-expect-error: null if the form did not ask
  request.appointment_type.length;
  return { answer, provider, campaign, days, slot: request.slot?.start };
};
console.log(answers);
const form: MountHandle = mount("#book", options);
form.update({ lang: null });
const element: WebSchedulerElement = form.element;
element.prefill = { additionalDetails: "Mornings are best." };
form.destroy();
console.log(version.length);

// @ts-expect-error: no such option
mount("#book", { location: "" });
// @ts-expect-error: no such level
mount("#book", { headingLevel: 7 });
// @ts-expect-error: no such field
element.prefill = { surname: "Lund" };

element.addEventListener("web-scheduler-request", (event) => {
  event.respondWith(Promise.resolve(event.request.patient.firstName));
});
document.addEventListener("web-scheduler-sent", (event) => {
  const id: string = event.detail.requestId;
  // @ts-expect-error: a bubbling event has no answers
  event.detail.patient;
  return id;
});
window.addEventListener(
  "web-scheduler-diagnostic",
  ({ detail }: CustomEvent<Diagnostic>) => detail.code,
);
const found: WebSchedulerElement | null = document.querySelector("web-scheduler");
found?.destroy();
