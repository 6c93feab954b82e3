import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { WebSchedulerElement } from "../../embed/element/element.ts";
import { dialableNumber } from "../../form/phone/format.ts";
import type { LanguageCode } from "../../messages/languages.ts";
import type { Scene } from "./scenes.ts";
import { controlWidget, type WidgetController } from "./widget-controller.ts";

interface WidgetOptions {
  record: LocationRecord;
  scene: Scene;
  language: LanguageCode;
  /** The base URL of the server that serves the preview, without a trailing slash. */
  site: string;
}

/**
 * Creates the shipped widget with a draft in any document.
 *
 * @returns the element to insert, and its controller, which resolves when the form has started
 */
export function createWidget(
  document: Document,
  { record, scene, language, site }: WidgetOptions,
): { element: WebSchedulerElement; controller: Promise<WidgetController> } {
  const element = document.createElement("web-scheduler");
  const phone = dialableNumber(record.phone_number) ?? "";
  const attributes = {
    "location-id": record.id,
    "base-url": site,
    "submit-url": `${site}/dev/booking-requests/`,
    lang: language,
    // The number to call if the record cannot be loaded; the attribute takes no other numbers.
    ...(/^\+\d{3,15}$/.test(phone) && { phone }),
    ...scene.page?.attributes,
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.onSlots = scene.page?.onSlots ?? null;
  const controller = new Promise<WidgetController>((resolve) => {
    element.showDraft = (context) => {
      const created = controlWidget(context, { record, scene });
      resolve(created);
      void created.play(scene);
    };
  });
  return { element, controller };
}
