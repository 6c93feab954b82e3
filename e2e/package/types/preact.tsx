import type { WebSchedulerElement } from "@web-scheduler/widget";
import type {} from "@web-scheduler/widget/preact";
import { createRef } from "preact";

export function Booking() {
  const form = createRef<WebSchedulerElement>();
  return (
    <web-scheduler
      ref={form}
      class="booking"
      location-id="10a3d96e-cb6c-4813-935a-a30369dd4806"
      base-url="https://api.example"
      heading-level="3"
      wipe-after-idle={5}
      idempotency-header
      prefill={{ firstName: "Maren" }}
      onweb-scheduler-step={(event) => event.detail.step === "details"}
      onweb-scheduler-request={(event) => event.respondWith(Promise.resolve())}
    >
      <a href="tel:+12025550143">Call us</a>
    </web-scheduler>
  );
}

// @ts-expect-error: no such mode
export const wrongMode = <web-scheduler mode="modal" />;
export const wrongEvent = (
  // @ts-expect-error: no such event
  <web-scheduler onweb-scheduler-paid={() => {}} onweb-scheduler-step={"text"} />
);
