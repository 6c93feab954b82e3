import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { WebSchedulerElement } from "../../embed/element/element.ts";
import type { LanguageCode } from "../../messages/languages.ts";
import type { Scene } from "./scenes.ts";
import { controlWidget, type WidgetController } from "./widget-controller.ts";

export interface Wanted {
  record: LocationRecord;
  scene: Scene;
  language: LanguageCode;
  /** Where it would load from and send to, had it not been taken hold of. */
  baseUrl: string;
  submitUrl: string;
  isLive?: boolean;
  /** The location that it asks for, where that is not the record's. */
  locationId?: string;
}

/**
 * The shipped widget, in whatever document, showing a draft.
 *
 * @returns the element, to be put in its place, and its desk once it has started there
 */
export function createWidget(
  document: Document,
  { record, scene, language, baseUrl, submitUrl, isLive = false, locationId }: Wanted,
): { element: WebSchedulerElement; desk: Promise<WidgetController> } {
  const element = document.createElement("web-scheduler");
  const attributes = {
    "location-id": locationId ?? record.id,
    "base-url": baseUrl,
    "submit-url": submitUrl,
    lang: language,
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const desk = new Promise<WidgetController>((resolve) => {
    element.draft = (form) => {
      const held = controlWidget(form, { record, scene, isLive });
      resolve(held);
      void held.play(scene);
    };
  });
  return { element, desk };
}
