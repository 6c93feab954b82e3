import { addCopyButtons } from "./copy-buttons.ts";
import { connectOwnValues } from "./own-values.ts";
import { connectSearch } from "./search.ts";

connectOwnValues();
addCopyButtons();
connectSearch(document.body.dataset.root ?? "");

// On a wide page the list of pages is open, next to the content.
const menu = document.querySelector<HTMLDetailsElement>("nav details");
const isWide = matchMedia("(min-width: 60rem)");
const openIfWide = () => menu?.toggleAttribute("open", isWide.matches);
isWide.addEventListener("change", openIfWide);
openIfWide();
