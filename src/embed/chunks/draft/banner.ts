import { type DraftMessages, draftMessages } from "../../../messages/draft.ts";
import { LANGUAGES, type LanguageCode } from "../../../messages/languages.ts";
import type { Drafting } from "../../api/host.ts";

/** What a ribbon says, in whatever language the form is read. */
export type Say = (words: DraftMessages) => readonly string[];

// By single properties: a policy may forbid style sheets that were not there from the start.
const LOOK: Partial<CSSStyleDeclaration> = {
  margin: "0",
  padding: "10px 16px",
  border: "1px solid transparent",
  background: "#5b2a86",
  color: "#ffffff",
  font: "15px/1.45 system-ui, sans-serif",
  overflowWrap: "anywhere",
};

// In a dialog it is the dialog's own upper edge.
const LOOK_IN_PAGE: typeof LOOK = { margin: "0 0 8px", borderRadius: "8px" };

const ribbons = new WeakMap<Node, () => void>();

/** Takes the ribbon above a form away, if there is one. */
export const removeRibbon = (root: Node) => ribbons.get(root)?.();

/**
 * Puts a ribbon above a form, in the form's own language, once the form is drawn and for as long as
 * it is there; a former one goes.
 */
export function showRibbon({ root, gone }: Pick<Drafting, "root" | "gone">, say: Say): void {
  removeRibbon(root);
  const ribbon = document.createElement("p");
  ribbon.className = "draft-ribbon";
  ribbon.setAttribute("role", "status");
  Object.assign(ribbon.style, LOOK, root instanceof ShadowRoot ? LOOK_IN_PAGE : {});

  const follow = new MutationObserver(keep);
  const remove = () => {
    follow.disconnect();
    ribbon.remove();
  };
  function keep(): void {
    const form = root.querySelector<HTMLElement>(".widget");
    if (!form) return;
    follow.observe(form, { attributeFilter: ["lang"] });
    write(ribbon, form.lang as LanguageCode, say);
    // What stood there before the first drawing would have been taken for a part of it.
    if (!ribbon.parentNode) root.insertBefore(ribbon, root.firstChild);
  }
  ribbons.set(root, remove);
  gone.addEventListener("abort", remove);
  follow.observe(root, { childList: true });
  keep();
}

function write(ribbon: HTMLElement, language: LanguageCode, say: Say): void {
  if (ribbon.lang === language) return;
  const words = draftMessages[language];
  const name = document.createElement("strong");
  name.textContent = words.ribbon;
  ribbon.lang = language;
  ribbon.dir = LANGUAGES[language].direction;
  ribbon.replaceChildren(name, ` ${say(words).join(" ")}`);
}
