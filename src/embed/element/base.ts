import { attempt } from "../../host/contain.ts";
import { createStyles } from "../../host/page.ts";
import cardCss from "../../ui/css/card.css?inline";
import fieldsCss from "../../ui/css/fields.css?inline";
import themeCss from "../../ui/css/theme.css?inline";
import { NOT_RECORDED, NOT_RECORDED_CLASSES } from "../../ui/widget/not-recorded.ts";

/** The browser's own class, also if the page replaces the global. Importing the package on a server must not fail. */
const Native: new () => HTMLElement =
  attempt(() => Object.getPrototypeOf(HTMLDivElement)) ?? globalThis.HTMLElement ?? class {};

/** An element that only the page's own class can construct where custom elements are a polyfill's. */
export class Base extends Native {
  // biome-ignore lint/correctness/noUnreachableSuper: It is reached; it throws for a class that the browser does not know.
  constructor() {
    try {
      super();
    } catch {
      // biome-ignore lint/correctness/noConstructorReturn: This is what the call above does.
      return Reflect.construct(HTMLElement, [], new.target);
    }
  }
}

export const adoptStyles = createStyles([themeCss, cardCss, fieldsCss].join("\n"));

/** Some scripts wrap `attachShadow` and return nothing, throw later, or close every root. @throws Error if there is none */
export function attachRoot(element: HTMLElement): ShadowRoot {
  const root = attempt(() => element.shadowRoot ?? element.attachShadow({ mode: "open" }));
  const other = () => element.shadowRoot ?? element.attachInternals?.().shadowRoot;
  return root ?? other() ?? missing("attachShadow");
}

/** Safari before 15.4, Chrome before 97 and Firefox before 104 lack a function that is called later. @throws Error */
export function checkSupport(): void {
  if (!("findLast" in [] && "at" in [] && "hasOwn" in Object)) missing("Array.findLast");
}

/** The name of the error is what the site owner reads. */
function missing(name: string): never {
  throw Object.assign(new TypeError(name), { name });
}

/** Tells session recorders to leave the element out. Keeps attributes that the page has set. */
export function hideFromRecorders(element: Element): void {
  element.classList.add(...NOT_RECORDED_CLASSES);
  for (const [name, value] of Object.entries(NOT_RECORDED)) {
    if (!element.hasAttribute(name)) element.setAttribute(name, value);
  }
}
