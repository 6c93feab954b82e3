import { createElement, Fragment, type JSX, type VNode } from "preact";
import { contain } from "./contain.ts";

/** Elements with contained listeners, for the form's JSX (`jsxImportSource` in tsconfig.json), not the preview's. */
function jsx(type: string, props: Record<string, unknown>, key?: string): VNode {
  // Not of components, which pass their listeners to elements.
  for (const name of typeof type === "string" ? Object.keys(props) : []) {
    const value = props[name];
    if (name.startsWith("on") && typeof value === "function") props[name] = contain(value as never);
  }
  if (key !== undefined) props.key = key;
  return createElement(type, props);
}

export { Fragment, type JSX, jsx, jsx as jsxDEV, jsx as jsxs };
