/** By name: texts and options, and the values of the checkboxes that are checked. */
export type Typed = Record<string, string | readonly string[]>;

const ENTITIES: Record<string, string> = {
  ...{ "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" },
};
const decode = (text = "") => text.replace(/&[\w#]+;/g, (entity) => ENTITIES[entity] ?? entity);

const attributesOf = (markup = ""): Record<string, string> =>
  Object.fromEntries(
    [...markup.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, text]) => [name, decode(text)]),
  );

function controlsOf(form: string) {
  const found = form.matchAll(/<(input|button|select|textarea)\b([^>]*)>(?:(.*?)<\/\1>)?/gs);
  return [...found].map(([, tag = "", markup, content = ""]) => {
    const { name = "", type = tag, form: formId, ...attributes } = attributesOf(markup);
    const options = [...content.matchAll(/<option([^>]*)>(.*?)<\/option>/gs)].map(
      ([, option, text]) => ({ value: decode(text), ...attributesOf(option) }),
    );
    const text = decode(content).trim();
    const chosen = options.find((option) => "selected" in option) ?? options[0];
    const value = tag === "textarea" ? text : (chosen?.value ?? attributes.value ?? "");
    const accepts = (typed: string) =>
      ({ hidden: false, button: false, checkbox: typed === value })[type] ??
      (options.length === 0 || options.some((option) => option.value === typed));
    return { name, type, text, value, accepts, formId, isChecked: "checked" in attributes };
  });
}

/**
 * As a browser sends a page's filled-in form after a press of a button, so that tests send what the page contains.
 * @param button its text; undefined for Enter in a field, which presses the first one
 * @throws Error if no form has the button and the fields
 */
export function fillForm(page: string, button?: string, typed: Typed = {}) {
  const entries = Object.entries(typed).flatMap(([name, values]) =>
    [values].flat().map((value) => ({ name, value })),
  );
  for (const [, markup, content = ""] of page.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)) {
    const { action = "", id } = attributesOf(markup);
    const outside = controlsOf(page).filter(({ formId }) => formId !== undefined && formId === id);
    const controls = [...controlsOf(content), ...outside];
    const pressed = controls.find(
      ({ type, text }) => type === "button" && text === (button ?? text),
    );
    const isTyped = (entry: (typeof entries)[number]) =>
      controls.some(({ name, accepts }) => name === entry.name && accepts(entry.value));
    if (!pressed || !entries.every(isTyped)) continue;
    const sent = controls.flatMap((control) => {
      const { name, type, value, isChecked } = control;
      const given = typed[name] ?? (isChecked ? value : []);
      if (type === "checkbox") return given.includes(value) ? [[name, value]] : [];
      if (type === "button") return control === pressed ? [[name, value]] : [];
      return [[name, type === "hidden" ? value : String(typed[name] ?? value)]];
    });
    const fields = sent.filter(([name]) => name !== "");
    return { action, fields };
  }
  throw new Error(`No form has the button ${button} and the fields ${Object.keys(typed)}.`);
}
