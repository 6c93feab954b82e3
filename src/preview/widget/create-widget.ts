import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { WebSchedulerElement } from "../../embed/element/element.ts";
import { dialableNumber } from "../../form/phone/format.ts";
import type { LanguageCode } from "../../messages/languages.ts";
import type { ActiveFault, FaultTarget } from "./fault-options.ts";
import type { Scene } from "./scenes.ts";
import { controlWidget, type WidgetController } from "./widget-controller.ts";

export interface WidgetOptions {
  record: LocationRecord;
  scene: Scene;
  language: LanguageCode;
  /** The base URL of the server that serves the preview, without a trailing slash. */
  site: string;
  /** With a fault, the widget loads and sends over the network. */
  fault?: ActiveFault | null;
  /** The location to request, if it is not the record's. */
  locationId?: string;
}

/**
 * Creates the shipped widget with a draft in any document.
 *
 * @returns the element to insert, and its controller, which resolves when the form has started
 */
export function createWidget(
  document: Document,
  { record, scene, language, site, fault = null, locationId = record.id }: WidgetOptions,
): { element: WebSchedulerElement; controller: Promise<WidgetController> } {
  const element = document.createElement("web-scheduler");
  // A new token each time, because the server injects each fault once per token.
  const token = Math.random().toString(36).slice(2, 8);
  const origin = (target: FaultTarget) =>
    fault?.target === target ? `${site}/f/${fault.scenarios}~${token}` : site;
  const phone = dialableNumber(record.phone_number) ?? "";
  const attributes = {
    "location-id": locationId,
    "base-url": origin("load"),
    "submit-url": `${origin("send")}/dev/booking-requests/`,
    lang: language,
    // The number to call if the record cannot be loaded; the attribute takes no other numbers.
    ...(/^\+\d{3,15}$/.test(phone) && { phone }),
    ...scene.page?.attributes,
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.onSlots = scene.page?.onSlots ?? null;
  const controller = new Promise<WidgetController>((resolve) => {
    element.showDraft = (context) => {
      const created = controlWidget(context, { record, scene, isLive: fault !== null });
      resolve(created);
      void created.play(scene);
    };
  });
  return { element, controller };
}
