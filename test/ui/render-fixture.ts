import { signal } from "@preact/signals-core";
import { onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { brandOf } from "../../src/branding/brand.ts";
import type { SubmitOutcome } from "../../src/client/submit.ts";
import type { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import type { LocationRecord } from "../../src/contract/location-record/location-record.ts";
import * as deferred from "../../src/embed/chunks/deferred/deferred.ts";
import { createStyles } from "../../src/embed/element/styles.ts";
import { exampleBySlug } from "../../src/examples/index.ts";
import { dialableNumber, formatE164 } from "../../src/form/phone/format.ts";
import { en } from "../../src/messages/en.ts";
import type { SchedulerDeps } from "../../src/state/deps.ts";
import { createScheduler } from "../../src/state/scheduler.ts";
import { widgetCss } from "../../src/ui/css/widget-css.ts";
import { renderWidget } from "../../src/ui/render.tsx";

interface RenderOptions {
  load?: SchedulerDeps["load"];
  /** The outcomes of the first requests; later ones are accepted. */
  outcomes?: SubmitOutcome[];
  /** In pixels. */
  width?: number;
}

const adoptStyles = createStyles(widgetCss);
const noop = () => undefined;

/**
 * Renders the widget for a record into a shadow root, as the element does. It is removed when the
 * test finishes, or earlier with `remove`.
 */
export function renderRecord(record: LocationRecord, options: RenderOptions = {}) {
  const outcomes = [...(options.outcomes ?? [])];
  const submitted: BookingRequest[] = [];
  const isOnline = signal(true);
  const scheduler = createScheduler({
    load: options.load ?? (async () => ({ ok: true, record, problems: [] })),
    submit: async (request) => {
      submitted.push(request);
      return outcomes.shift() ?? { kind: "accepted" };
    },
    sendingTools: () => deferred.sendingTools,
    loadSendingTools: async () => deferred.sendingTools,
    now: () => Date.UTC(2026, 10, 20),
    newId: () => crypto.randomUUID(),
    isOnline: () => isOnline.value,
    locale: () => "en",
    source: () => ({ page: "https://practice.example/", campaign: {} }),
    phoneTools: noop,
    loadPhoneTools: async () => {},
    callbacks: {
      onLoaded: noop,
      onLoadFailed: noop,
      onStep: noop,
      onNotSent: noop,
      onSent: noop,
    },
  });
  // The width comes from the element's container, as in a page.
  const container = document.body.appendChild(document.createElement("div"));
  container.style.width = `${options.width ?? 640}px`;
  const host = container.appendChild(document.createElement("div"));
  const root = host.attachShadow({ mode: "open" });
  adoptStyles(root);
  deferred.adoptStyles(root);
  const view = deferred.createView({ messages: en, deferred: deferred.messages });
  const unmount = renderWidget(root, () => {
    const loaded = scheduler.plan.value?.record ?? null;
    return {
      scheduler,
      messages: en,
      deferred: view,
      brand: loaded && brandOf(loaded).brand,
      headingLevel: 2,
      phone: loaded?.phone_number ?? "+12025550143",
      formatPhone: formatE164,
      dialPhone: (phone) => dialableNumber(phone, "1"),
      emergency: en.emergency("911"),
      privacyUrl: null,
      offer: null,
      idle: null,
    };
  });
  const remove = () => {
    unmount();
    scheduler.dispose();
    container.remove();
  };
  onTestFinished(remove);
  void scheduler.load();
  return { scheduler, root, container, isOnline, submitted, remove };
}

/** {@link renderRecord} for an example; also returns its record. */
export function renderExample(slug: string, options?: RenderOptions) {
  const record = recordOf(slug);
  return { ...renderRecord(record, options), record };
}

/** A copy of an example's record. */
export function recordOf(slug: string): LocationRecord {
  const example = exampleBySlug(slug);
  if (!example) throw new Error(`There is no example ${slug}.`);
  return structuredClone(example.record);
}

export const textbox = (name: string | RegExp) => page.getByRole("textbox", { name, exact: true });
export const button = (name: string | RegExp) => page.getByRole("button", { name });
export const radio = (name: string) => page.getByRole("radio", { name });
export const heading = (name: string) => page.getByRole("heading", { name });
