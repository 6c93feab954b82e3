import type { WebSchedulerEvents } from "../../src/embed/api/events.ts";

const EVENTS: Record<keyof WebSchedulerEvents, true> = {
  "web-scheduler-ready": true,
  "web-scheduler-step": true,
  "web-scheduler-sent": true,
  "web-scheduler-error": true,
  "web-scheduler-diagnostic": true,
};

export const EVENT_NAMES = Object.keys(EVENTS);
