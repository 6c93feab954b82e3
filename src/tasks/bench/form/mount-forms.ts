import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import type { Contender } from "./contenders.ts";

interface MountOptions {
  mount: Contender["mount"];
  /** The selectors below the form's element. */
  field: readonly string[];
  record: LocationRecord;
  count: number;
}

/**
 * Runs in a contender's page: mounts forms with the record, waits until all can be filled in and are
 * painted, and removes them.
 *
 * @returns milliseconds until they were painted
 */
export async function mountForms({ mount, field, record, count }: MountOptions): Promise<number> {
  const container = document.body.appendChild(document.createElement("div"));
  const nextTask = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });

  function mountWidget(): { element: Element; remove(): void } {
    const element = document.createElement("web-scheduler");
    element.locationId = record.id;
    element.baseUrl = location.origin;
    element.draft = ({ deps, scheduler }) => {
      deps.load = async () => ({ ok: true, record, problems: [] });
      void scheduler.load();
    };
    container.append(element);
    return { element, remove: () => element.destroy() };
  }

  function mountFloor(): { element: Element; remove(): void } {
    const element = container.appendChild(document.createElement("div"));
    const unmount = window.mountFloor?.(element, record);
    return { element, remove: () => unmount?.() };
  }

  const started = performance.now();
  const forms = Array.from({ length: count }, mount === "widget" ? mountWidget : mountFloor);
  const isComplete = () =>
    forms.every(({ element }) => element.shadowRoot?.querySelector(field.join(" ")));
  while (!isComplete()) {
    if (performance.now() - started > 20_000) throw new Error("The forms were not rendered.");
    await nextTask();
  }
  await new Promise(requestAnimationFrame);
  await nextTask();
  const duration = performance.now() - started;
  for (const { remove } of forms) remove();
  container.remove();
  return duration;
}
