import { type DoctorFinding, type DoctorReport, heading, labelIn } from "./report.ts";

/**
 * The problems, and what was checked.
 *
 * @param locate where a problem is; "" if that is unknown
 */
export function createReportView(
  { findings, checks }: Pick<DoctorReport, "findings" | "checks">,
  locate: (found: DoctorFinding) => string = () => "",
): HTMLDivElement {
  const forms = new Set(checks.map(({ form }) => form)).size - 1;
  const label = labelIn(forms);
  const list = findings.map((found) => {
    const { code, severity, what, why, fix, form } = found;
    const place = locate(found);
    return create(
      "li",
      { className: severity },
      create("p", {}, strong(heading(severity, code)), ` ${label(form)}${what}`),
      ...(place ? [create("p", {}, strong("Where:"), ` ${place}`)] : []),
      create("p", {}, why),
      create("p", {}, strong("Do this:"), ` ${fix}`),
    );
  });
  const checked = checks.map(({ check, result, form }) =>
    create("li", {}, strong(result), ` ${label(form)}${check}`),
  );
  return create(
    "div",
    {},
    ...(list.length > 0 ? [create("ol", { className: "findings" }, ...list)] : []),
    create("h3", {}, "What was checked"),
    create("ul", { className: "checks" }, ...checked),
  );
}

export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Pick<Partial<HTMLElement>, "id" | "className" | "lang" | "dir">,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

const strong = (text: string) => create("strong", {}, text);
