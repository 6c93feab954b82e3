import { html } from "hono/html";
import type { Example } from "../../examples/index.ts";
import type { Html } from "../../web/http/respond.ts";

/** What examples show, and which ones do; an example is in the first group that applies. */
const GROUPS: readonly { title: string; includes(example: Example): boolean }[] = [
  {
    title: "With a brand",
    includes: ({ record }) => record.web_scheduler_config.branding.branding_enabled,
  },
  { title: "With available times", includes: ({ times }) => times !== undefined },
  {
    title: "With a question first",
    includes: ({ record }) => record.web_scheduler_config.screener_question.enabled,
  },
  {
    title: "Special locations",
    includes: ({ record }) => record.is_virtual || !record.is_web_scheduler_enabled,
  },
  { title: "Fields and choices", includes: () => true },
];

/**
 * Cards of examples, sorted by what they show; those with a look of their own first. In one list, so that
 * no group leaves an unfinished row.
 */
export const exampleList = (
  examples: readonly Example[],
  card: (example: Example, kind: string) => Html,
): Html =>
  html`<ul class="cards">${GROUPS.flatMap((group) =>
    examples
      .filter((example) => groupOf(example) === group)
      .map((example) => card(example, group.title)),
  )}</ul>`;

const groupOf = (example: Example) => GROUPS.find(({ includes }) => includes(example));
