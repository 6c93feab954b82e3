import { Fragment, type JSX } from "preact";
import { jsx as createElement } from "preact/jsx-runtime";
import { contain } from "./contain.ts";

/** Elements with contained listeners, for the form's JSX (`jsxImportSource` in tsconfig.json), not the preview's. */
const jsx = ((type: string, props: Record<string, unknown>, key?: string) => {
  // Not of components, which pass their listeners to elements.
  for (const name of typeof type === "string" ? Object.keys(props) : []) {
    const value = props[name];
    if (name.startsWith("on") && typeof value === "function") props[name] = contain(value as never);
  }
  return createElement(type, props, key);
}) as typeof createElement;

export { Fragment, type JSX, jsx, jsx as jsxDEV, jsx as jsxs };
