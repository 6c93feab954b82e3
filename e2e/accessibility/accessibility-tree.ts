import type { Page } from "@playwright/test";

interface AxProperty {
  name: string;
  value: { value?: unknown };
}

interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  description?: { value?: string };
  properties?: AxProperty[];
  childIds?: string[];
}

// Listed by name, which repeats their content.
const NAMED_ROLES =
  "heading button link radio radiogroup checkbox textbox image group region alert list".split(" ");
// Listed by text.
const TEXT_ROLES = ["paragraph", "term", "definition"];
const STATES = ["level", "checked", "invalid", "required", "disabled"];

/**
 * The form's accessibility tree in Chromium, one line per node: role, name, states, and the
 * description after a dash.
 */
export async function accessibilityTree(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = (await client.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
  await client.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const childrenOf = ({ childIds = [] }: AxNode) =>
    childIds.flatMap((id) => byId.get(id) ?? []) satisfies AxNode[];
  const textOf = (node: AxNode): string =>
    node.role?.value === "StaticText"
      ? (node.name?.value ?? "")
      : childrenOf(node).map(textOf).join(" ");
  const lines = (node: AxNode): string[] => {
    const inner = childrenOf(node).flatMap(lines);
    const role = node.role?.value ?? "";
    if (node.ignored) return inner;
    if (TEXT_ROLES.includes(role)) return [collapseSpaces(`${role} ${textOf(node)}`), ...inner];
    return NAMED_ROLES.includes(role) ? [formatNode(node), ...inner] : inner;
  };
  const form = nodes.find(({ ignored, role }) => !ignored && role?.value === "region");
  return form ? lines(form).join("\n") : "";
}

/** The tree's lines from the one that begins with `first` to before the one that begins with `end`. */
export async function treeBetween(page: Page, first: string, end: string): Promise<string> {
  const lines = (await accessibilityTree(page)).split("\n");
  const from = lines.findIndex((line) => line.startsWith(first));
  const to = lines.findIndex((line, index) => index > from && line.startsWith(end));
  return lines.slice(from, to).join("\n");
}

const collapseSpaces = (text: string) => text.replace(/\s+/g, " ").trim();

function formatNode({ role, name, description, properties = [] }: AxNode): string {
  const states = properties.map(formatState);
  const line = [role?.value, name?.value && `“${name.value}”`, ...states].filter(Boolean).join(" ");
  return collapseSpaces(description?.value ? `${line} – ${description.value}` : line);
}

function formatState({ name, value: { value } }: AxProperty): string {
  if (name === "expanded") return value ? "expanded" : "collapsed";
  if (!STATES.includes(name) || String(value) === "false") return "";
  return name === "level" ? `level ${value}` : name;
}
