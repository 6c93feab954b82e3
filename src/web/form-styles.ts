import { readFileSync } from "node:fs";

const FILES = ["theme", "card", "fields", "submission", "slots"];

/** The form's style sheets, for a card like the form's. The build copies them to the same place in its folder. */
export const readFormStyles = () =>
  FILES.map((name) => readFileSync(new URL(`../ui/css/${name}.css`, import.meta.url), "utf8")).join(
    "",
  );
