import { readFileSync } from "node:fs";
import { FIELD_NAMES, fieldTitle } from "../../../contract/fields.ts";
import { prefillName, toCamelCase, toKebabCase } from "../../../embed/api/attributes.ts";

const sourceOf = (path: string) =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

/** A documented member of an interface or a class in our own, formatted source. */
interface Member {
  name: string;
  signature: string;
  description: string;
  default: string | undefined;
}

const MEMBER =
  /^ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n {2}(?:declare |get (?=\w+\(\)))?"?([\w-]+)"?(?:\(\)(?=.* \| ))?(\??: .+|\(.*\)[^;{]*)/gm;

function membersOf(source: string, declaration: string): Member[] {
  const start = source.indexOf(declaration);
  if (start < 0) throw new Error(`“${declaration}” is not in the source.`);
  const body = source.slice(start, source.indexOf("\n}\n", start));
  return [...body.matchAll(MEMBER)].map(([, comment = "", name = "", signature = ""]) => {
    const [description = "", ...tags] = comment
      .replace(/^[ \t]*\* ?/gm, "")
      .split(/^@/m)
      .map((part) => part.trim().replace(/\s+/g, " "));
    const fallback = tags.find((tag) => tag.startsWith("default "))?.slice("default ".length);
    return { name, signature, description, default: fallback };
  });
}

const design = sourceOf("docs/pages/form/design.md");

/** The rows of a table of the documentation; a row's first cell is the name, in backticks. */
function tableRows(header: string): { name: string; description: string; default?: string }[] {
  const [, table = ""] =
    new RegExp(`^\\| ${header} \\|.*\\n((?:\\|.*\\n)+)`, "m").exec(design) ?? [];
  return [...table.matchAll(/^\| `([\w-]+)` \| ([^|]+) \|(?: ([^|]+) \|)?/gm)].map(
    ([, name = "", text = "", fallback]) => ({
      name,
      description: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
      ...(fallback && { default: fallback }),
    }),
  );
}

const typeOf = (signature: string) => ({
  text: signature
    .replace(/^\??: /, "")
    .replace(/ \| null \| undefined;?$|[;{]\s*$/g, "")
    .trim(),
});

/**
 * The custom elements manifest of the package (schema 1.0.0), from the TSDoc of the public types
 * and the tables of src/docs/pages/form/design.md.
 *
 * @throws Error if a declaration that it reads was renamed
 */
export function customElementsManifest() {
  const attributes = membersOf(
    sourceOf("embed/api/attribute-options.ts"),
    "export interface AttributeOptions",
  );
  const events = membersOf(sourceOf("embed/api/events.ts"), "export interface WebSchedulerEvents");
  const members = membersOf(
    sourceOf("embed/element/element.ts"),
    "export class WebSchedulerElement",
  );
  return {
    schemaVersion: "1.0.0",
    readme: "README.md",
    modules: [
      {
        kind: "javascript-module",
        path: "dist/npm/index.js",
        declarations: [
          {
            kind: "class",
            customElement: true,
            name: "WebSchedulerElement",
            tagName: "web-scheduler",
            description: "One location's booking form.",
            superclass: { name: "HTMLElement" },
            attributes: [
              ...attributes.map((option) => ({
                name: toKebabCase(option.name),
                fieldName: option.name,
                type: typeOf(option.signature),
                description: option.description,
                ...(option.default && { default: option.default }),
              })),
              ...FIELD_NAMES.map((field) => ({
                name: prefillName(field),
                fieldName: toCamelCase(prefillName(field)),
                type: { text: "string" },
                description: `${fieldTitle(field)}: the initial value.`,
              })),
            ],
            members: members
              .filter(({ name }) =>
                ["onRequest", "onSlots", "prefill", "open", "close", "destroy"].includes(name),
              )
              .map(({ name, signature, description }) =>
                signature.startsWith("(")
                  ? { kind: "method", name, return: { type: { text: "void" } }, description }
                  : { kind: "field", name, type: typeOf(signature), description },
              ),
            events: [
              ...events.map(({ name, signature, description }) => ({
                name,
                type: { text: `CustomEvent<${typeOf(signature).text}>` },
                description,
              })),
              {
                name: "web-scheduler-request",
                type: { text: "WebSchedulerRequestEvent" },
                description:
                  "A booking request, which the page may send with event.respondWith(promise). Does not bubble.",
              },
            ],
            cssProperties: tableRows("property"),
            cssParts: tableRows("part"),
            slots: [
              {
                name: "",
                description: "Fallback content, shown until the form is ready: a link to call.",
              },
            ],
          },
        ],
        exports: ["define", "doctor", "mount", "version", "WebSchedulerElement"].map((name) => ({
          kind: "js",
          name,
          declaration: { name },
        })),
      },
    ],
  };
}
