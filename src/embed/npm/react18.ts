import {
  createElement,
  forwardRef,
  type ReactElement,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";
import type { WebSchedulerProps } from "../api/typings/react.ts";
import type { WebSchedulerElement } from "../element/element.ts";

/** What React 19 sets as properties, and React 18 would write into the markup as text. */
const PROPERTIES = ["prefill", "onRequest", "onSlots"];

const isListener = (name: string) => name.startsWith("onweb-scheduler-");

/** React 18 writes `true` and `false` into the attributes of custom elements, and knows no `className` there. */
const toAttribute = ([name, value]: [string, unknown]) => [
  name === "className" ? "class" : name,
  value === true ? "" : value === false ? undefined : value,
];

// React 18 warns about layout effects on a server.
const useElementEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

function render(
  props: Record<string, unknown>,
  ref: Ref<WebSchedulerElement | null>,
): ReactElement {
  const own = useRef<WebSchedulerElement>(null);
  useImperativeHandle<WebSchedulerElement | null, WebSchedulerElement | null>(
    ref,
    () => own.current,
    [],
  );
  const names = Object.keys(props);

  useElementEffect(
    () => {
      const element = own.current;
      for (const name of PROPERTIES) {
        const value = props[name] ?? null;
        if (element && (Reflect.get(element, name) ?? null) !== value) {
          Object.assign(element, { [name]: value });
        }
      }
    },
    PROPERTIES.map((name) => props[name]),
  );

  useElementEffect(() => {
    const element = own.current;
    const listeners = names.flatMap((name) => {
      const listener = props[name] as EventListener | undefined;
      return isListener(name) && listener ? [[name.slice(2), listener] as const] : [];
    });
    for (const [type, listener] of listeners) element?.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) element?.removeEventListener(type, listener);
    };
  });

  const attributes = Object.fromEntries(
    Object.entries(props)
      .filter(([name]) => !isListener(name) && !PROPERTIES.includes(name))
      .map(toAttribute),
  );
  return createElement("web-scheduler", { ...attributes, ref: own });
}

/** `<web-scheduler>` for React 18 and later, with the props that the element itself has in React 19. */
export const WebScheduler = forwardRef(render) as unknown as (
  props: WebSchedulerProps,
) => ReactElement;
