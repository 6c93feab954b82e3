import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SETTING_NAMES } from "../../src/embed/api/attributes.ts";
import { VERSION } from "../../src/embed/api/version.ts";

const folder = join(import.meta.dirname, "../../src/wordpress");
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const files = globSync("**/*.php", { cwd: folder }).sort();
const plugin = files.map(read).join("\n");

const listItems = (name: string) => {
  const [, items = ""] = new RegExp(`const ${name}\\s*= array\\(([^)]*)\\)`).exec(plugin) ?? [];
  return [...items.matchAll(/'([^']+)'/g)].map(([, item]) => item);
};

test("the WordPress plugin has every setting of the element, and no others", () => {
  // No initial values, because they would be the same for every visitor.
  const names = ["TEXTS", "URLS", "FLAGS"].flatMap((name) => listItems(`WEB_SCHEDULER_${name}`));
  expect(names.sort(), "the lists in src/wordpress/includes/settings.php").toEqual(
    SETTING_NAMES.toSorted(),
  );
});

test("the WordPress plugin has this version, and a text domain", () => {
  expect(plugin).toContain(" * Text Domain: web-scheduler\n");
  expect(plugin).toContain(` * Version: ${VERSION}`);
  expect(plugin).toContain(`/web-scheduler-${VERSION}.js`);
});

/** The arguments of a call whose opening parenthesis is at `open`. */
function argumentsAt(php: string, open: number): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = open + 1;
  for (let index = open; index < php.length; index += 1) {
    const [quoted] = /^'(?:\\.|[^'\\])*'/.exec(php.slice(index)) ?? [];
    if (quoted) {
      index += quoted.length - 1;
      continue;
    }
    if (php[index] === "(" || php[index] === "[") depth += 1;
    if (php[index] === ")" || php[index] === "]") depth -= 1;
    if (depth === 0 || (depth === 1 && php[index] === ",")) {
      found.push(php.slice(start, index).trim());
      start = index + 1;
    }
    if (depth === 0) break;
  }
  return found.filter((argument) => argument !== "");
}

const LITERAL = /^'[^']*'$/;
/** The last one returns markup, in which the arguments are checked as well. */
const ESCAPED = /^(?:esc_\w+|wp_kses_post|web_scheduler_attributes)\(/;

/** The arguments of `sprintf` that can contain markup. */
function unescaped(php: string): string[] {
  /** Whether a variable is a constant or was escaped in every assignment. */
  const isSafeVariable = (name: string) => {
    const values = [...php.matchAll(new RegExp(`^\\s*\\${name}\\s*\\.?= ([^;]+);`, "gm"))];
    // The names that the plugin knows.
    const isConstant = new RegExp(`foreach \\( WEB_SCHEDULER_\\w+ as \\${name} \\)`).test(php);
    return (
      (isConstant && values.length === 0) ||
      (values.length > 0 && values.every(([, value = ""]) => isSafe(value)))
    );
  };
  const isSafe = (expression: string): boolean => {
    const [, whenTrue, whenFalse] = /^[^?]+ \? (.+) : (.+)$/.exec(expression) ?? [];
    if (whenTrue && whenFalse) return isSafe(whenTrue) && isSafe(whenFalse);
    if (/^' ' \. /.test(expression)) return isSafe(expression.slice(6));
    if (/^\$\w+$/.test(expression)) return isSafeVariable(expression);
    // The arguments of a nested `sprintf` are checked as well.
    return LITERAL.test(expression) || ESCAPED.test(expression) || /^sprintf\(/.test(expression);
  };
  return [...php.matchAll(/\bsprintf\(/g)]
    .flatMap(({ index, 0: call }) => argumentsAt(php, index + call.length - 1))
    .filter((argument) => !isSafe(argument));
}

test("the WordPress plugin escapes everything that it prints", () => {
  expect(plugin.match(/\bsprintf\(/g)?.length).toBeGreaterThan(3);
  for (const file of files) expect(unescaped(read(file)), file).toEqual([]);
  for (const [, printed = ""] of plugin.matchAll(/\becho (\w+)/g)) {
    expect(["esc_attr", "esc_html", "esc_html__", "esc_textarea", "esc_url", "wp_kses"]).toContain(
      printed,
    );
  }
  expect(plugin).not.toMatch(/\bprint\b|\beval\b|\$_(REQUEST|COOKIE)|style=|<style/);
});

test.each([
  ["an attribute", "esc_attr( $atts[ $name ] )", "$atts[ $name ]"],
  [
    "a URL",
    "esc_url( web_scheduler_url( $name, $atts[ $name ], $settings ), array( 'https', 'http' ) )",
    "$atts[ $name ]",
  ],
  ["the fallback content", "wp_kses_post( $content )", "$content"],
  ["a link", "esc_url( 'tel:' . $phone, array( 'tel' ) )", "'tel:' . $phone"],
  ["a text", "esc_html__( 'Call us to book', 'web-scheduler' )", "$atts['phone']"],
])("finds %s that is not escaped", (_title, escaped, raw) => {
  const form = read("includes/form.php");
  expect(form).toContain(escaped);
  expect(unescaped(form.replace(escaped, raw))).not.toEqual([]);
});

test("only the pages that check a nonce and a capability read the request", () => {
  const readers = files.filter((file) => /\$_(GET|POST)/.test(read(file)));
  expect(readers).toEqual(["includes/preview.php"]);
  expect(read("includes/preview.php")).toMatch(/current_user_can\(.+ wp_verify_nonce\(/);
});

test("no file of the plugin runs on its own", () => {
  for (const file of files.filter((name) => !name.endsWith(".asset.php"))) {
    expect(read(file)).toMatch(/defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/);
  }
});

test("the brackets of the WordPress plugin are balanced", () => {
  const count = (bracket: string) => plugin.split(bracket).length;
  for (const [open = "", close = ""] of ["()", "{}", "[]"]) {
    expect(count(open)).toBe(count(close));
  }
});
