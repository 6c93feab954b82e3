import { onTestFinished } from "vitest";

/** Until the test is finished, every object inherits these properties, as from some pages' scripts. */
export function addToEveryObject(properties: Record<string, unknown>): void {
  for (const name of Object.keys(properties))
    onTestFinished(() => void Reflect.deleteProperty(Object.prototype, name));
  Object.assign(Object.prototype, properties);
}
