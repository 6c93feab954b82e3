import css from "./print.css?inline";

const TAG = "web-scheduler-print";

/** In print, the page is hidden, and nothing of its layout cuts off the confirmation. */
const PAGE_CSS = `
${TAG} { display: none }
@media print {
  @page { margin: 2cm }
  :root:root:root {
    display: block !important; inline-size: auto !important; block-size: auto !important;
    margin: 0 !important; padding: 0 !important; overflow: visible !important;
    background: #fff !important; transform: none !important; filter: none !important;
    opacity: 1 !important; visibility: visible !important;
  }
  :root:root:root > :not(${TAG}) { display: none !important }
  ${TAG} { display: block }
}`;

interface Confirmation {
  /** A BCP 47 tag. */
  language: string;
  direction: "ltr" | "rtl";
  title: string;
  /** Terms with their values; those without a value are left out. */
  facts: readonly (readonly [term: string, value: string | null])[];
  /** Paragraphs below the facts. */
  notes: readonly string[];
}

/**
 * Prints a confirmation instead of the page: an element next to the body, which exists only while the
 * browser prints. Not an iframe, because Safari on iOS prints the page around it.
 */
export function printConfirmation(confirmation: Confirmation): void {
  const element = document.createElement(TAG);
  const controller = new AbortController();
  try {
    const root = element.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheetOf(css)];
    root.append(articleOf(confirmation));
    const pageSheet = sheetOf(PAGE_CSS);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, pageSheet];
    document.documentElement.append(element);
    const remove = () => {
      controller.abort();
      element.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== pageSheet);
    };
    // A sandboxed frame cannot print, so `afterprint` may never fire. In Safari on iOS, `print()`
    // returns before the page is printed.
    for (const type of ["afterprint", "pointerdown", "keydown"]) {
      window.addEventListener(type, remove, { capture: true, signal: controller.signal });
    }
  } catch {
    // Without constructed style sheets (Safari before 16.4), the whole page is printed.
  }
  window.print();
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

function articleOf({ language, direction, title, facts, notes }: Confirmation): HTMLElement {
  const article = document.createElement("article");
  article.lang = language;
  article.dir = direction;
  const add = (parent: Element, tag: string, text = "") => {
    const child = parent.appendChild(document.createElement(tag));
    child.textContent = text;
    return child;
  };
  add(article, "h1", title);
  const list = add(article, "dl");
  for (const [term, value] of facts) {
    if (!value) continue;
    add(list, "dt", term);
    add(add(list, "dd"), "bdi", value);
  }
  for (const note of notes) add(article, "p", note);
  return article;
}
