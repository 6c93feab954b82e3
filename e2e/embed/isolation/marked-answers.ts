import type { Locator, Page } from "@playwright/test";
import { mapInputs } from "../../../src/form/inputs.ts";

/** Answers to every field, of words that appear nowhere else. */
export const ANSWERS: Record<string, string> = {
  ...mapInputs(() => "Plimsworth"),
  firstName: "Quorvane",
  lastName: "Zibbelstrom",
  email: "wexlip@brondle.example",
  phone: "+442079460917",
  day: "23",
  month: "11",
  year: "1937",
  additionalDetails: "My gurnifax hurts",
};

const TOKENS =
  /quorvane|zibbelstrom|wexlip|brondle|plimsworth|gurnifax|2079460917|7946 0917|1937-11-23|(?<![\w.:-])1937(?![\w.-])/i;

export const hasTokens = (text: string) => TOKENS.test(text);

export const withTokens = (texts: Record<string, string | readonly string[]>) =>
  Object.entries(texts)
    .filter(([, text]) => hasTokens(String(text)))
    .map(([name, text]) => `${name}: ${String(text).slice(0, 300)}`);

/** Types into every empty field, without passing the answers through the page's scripts. */
export async function typeAll(page: Page, form: Locator, answers = ANSWERS): Promise<void> {
  for (const control of await form.locator("input[type=text], input[type=tel], textarea").all()) {
    if ((await control.inputValue()) !== "") continue;
    await control.focus();
    await page.keyboard.insertText(answers[(await control.getAttribute("name")) ?? ""] ?? "");
  }
}
