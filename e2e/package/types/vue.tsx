import type {} from "@web-scheduler/widget/vue";
import type { GlobalComponents } from "vue";

export const Booking = () => (
  <web-scheduler
    class="booking"
    location-id="10a3d96e-cb6c-4813-935a-a30369dd4806"
    base-url="https://api.example"
    heading-level={3}
    idempotency-header
    onWebSchedulerSent={(event) => event.detail.requestId}
  />
);

// The props of the element in templates.
type Props = InstanceType<GlobalComponents["web-scheduler"]>["$props"];
export const valid: Props = { "location-id": "x", mode: "button" };
// @ts-expect-error: no such mode
export const invalid: Props = { mode: "modal" };
