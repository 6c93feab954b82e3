import type { AttributeOptions } from "../api/attribute-options.ts";
import {
  ATTRIBUTE_NAMES,
  readSettings,
  type Settings,
  setAttribute,
  toCamelCase,
} from "../api/attributes.ts";

/**
 * The attributes as properties in camelCase: `element.locationId`. Setting one sets the attribute;
 * null and false remove it. Reading one returns the value that the form uses: null or the default
 * if the attribute is missing or invalid.
 */
type Reflected = Omit<AttributeOptions, keyof HTMLElement>;

/** The browser's own class, which is the prototype of its subclasses even if the page replaces the global. */
function nativeBase(): object {
  try {
    return Object.getPrototypeOf(HTMLDivElement);
  } catch {
    // Importing the package on a server must not fail.
    return globalThis.HTMLElement ?? class {};
  }
}

export const Base = nativeBase() as new () => HTMLElement & Reflected;

/** Defines a property for each attribute other than `lang`, which every element has as a property. */
export function reflectAttributes(prototype: HTMLElement): void {
  for (const name of ATTRIBUTE_NAMES) {
    const property = toCamelCase(name);
    if (property in prototype) continue;
    Object.defineProperty(prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        const settings = readSettings((attribute) => this.getAttribute(attribute));
        return property in settings
          ? settings[property as keyof Settings]
          : this.getAttribute(name);
      },
      set(this: Element, value: unknown) {
        setAttribute(this, name, value);
      },
    });
  }
}
