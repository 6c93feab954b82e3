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

/** Cards of examples, below a heading for what they show; those with a look of their own first. */
export const exampleList = (
  examples: readonly Example[],
  card: (example: Example) => Html,
): Html[] =>
  GROUPS.map((group) => ({
    title: group.title,
    members: examples.filter((example) => groupOf(example) === group),
  }))
    .filter(({ members }) => members.length > 0)
    .map(
      ({ title, members }) => html`
          <h3>${title}</h3>
          <ul class="cards" data-kind="${title}">${members.map(card)}</ul>`,
    );

const groupOf = (example: Example) => GROUPS.find(({ includes }) => includes(example));
