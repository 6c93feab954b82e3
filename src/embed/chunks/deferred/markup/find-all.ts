type Root = Document | ShadowRoot;

/** The page and its open shadow roots. Looks at every element, so call it once for several searches. */
export const findRoots = (root: Root = document): Root[] => [
  root,
  ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
    shadowRoot ? findRoots(shadowRoot) : [],
  ),
];

/** `querySelectorAll` that also searches open shadow roots. */
export const findAll = (selector: string, roots: readonly Root[] = findRoots()): Element[] =>
  roots.flatMap((root) => [...root.querySelectorAll(selector)]);
