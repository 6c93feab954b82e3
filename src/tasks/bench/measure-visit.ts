import { setTimeout as wait } from "node:timers/promises";
import { median } from "es-toolkit";
import type { Browser, CDPSession, Page } from "playwright";
import type { BenchSite, Scenario, Subject } from "./bench-site.ts";
import { installProbe } from "./probe.ts";

/** What a visit measures: milliseconds, bytes, and the layout shift score. */
export interface Visit {
  bytes: number;
  usable: number;
  layoutShift: number;
  /** From an input to the next paint. */
  medianInput: number;
  worstInput: number;
}

/** The simulated phone, as in the DevTools protocol: milliseconds and bytes per second. */
const VIEWPORT = { width: 412, height: 915 };
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Opens a subject's page on a phone with an empty cache, and fills in and sends the form. */
export async function measureVisit(
  browser: Browser,
  site: BenchSite,
  subject: Subject,
  scenario: Scenario,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: VIEWPORT, hasTouch: true });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", NETWORK);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.addInitScript(installProbe, subject.root);
    await page.goto(site.pageUrl(subject, scenario), { waitUntil: "commit" });
    await page.evaluate(() => window.bench.whenUsable);
    // What loads when the page is idle loads now.
    await wait(1_500);
    await fillForm(page, devtools, Boolean(scenario.settings.slotsUrl));
    return await readProbe(page);
  } finally {
    await context.close();
  }
}

async function readProbe(page: Page): Promise<Visit> {
  const { inputs, ...visit } = await page.evaluate(() => {
    const { bytes, usable, layoutShift, inputs } = window.bench;
    return { bytes, usable, layoutShift, inputs };
  });
  return { ...visit, medianInput: median(inputs), worstInput: Math.max(...inputs) };
}

const KEY_INTERVAL_MS = 40;
/** Sooner, a second tap would be a double tap, which selects a word. */
const TAP_INTERVAL_MS = 320;
const MAX_STEPS = 40;
const TIMEOUT_MS = 20_000;

/** Answers by the control's `autocomplete`; every other text control gets the same one. */
const ANSWERS: Readonly<Record<string, string>> = {
  "given-name": "Maren",
  "family-name": "Ondell",
  email: "m@mail.example",
  tel: "2025550143",
  "bday-day": "27",
  "bday-month": "3",
  "bday-year": "1985",
};

/** The next control of the form, and where to tap. */
interface Step {
  name: string;
  isText: boolean;
  answer: string;
  x: number;
  y: number;
}

interface Options {
  answers: typeof ANSWERS;
  /** The names of the controls that have been filled in. */
  done: readonly string[];
  /** Whether available times are loaded for each appointment type and provider. */
  hasSlots: boolean;
}

/** Fills in the form in the page like a patient on a phone, and sends it. */
async function fillForm(page: Page, devtools: CDPSession, hasSlots: boolean) {
  const done: string[] = [];
  for (let count = 0; count < MAX_STEPS; count += 1) {
    const options: Options = { answers: ANSWERS, done, hasSlots };
    const handle = await page.waitForFunction(nextStep, options, { timeout: TIMEOUT_MS });
    const step = await handle.jsonValue();
    if (step === "sent") return;
    if (!step) break;
    await wait(TAP_INTERVAL_MS);
    await page.touchscreen.tap(step.x, step.y);
    if (step.name !== "submit")
      await page.waitForFunction(isReached, step.name, { timeout: TIMEOUT_MS });
    await page.evaluate(() => window.bench.whenPainted());
    if (step.isText) await type(page, devtools, step.answer);
    done.push(step.name);
  }
  throw new Error(`The form was not sent after ${done.join(", ")}.`);
}

async function type(page: Page, devtools: CDPSession, answer: string): Promise<void> {
  for (const text of answer) {
    await devtools.send("Input.dispatchKeyEvent", { type: "keyDown", text, key: text });
    await devtools.send("Input.dispatchKeyEvent", { type: "keyUp", key: text });
    await wait(KEY_INTERVAL_MS);
  }
  await page.evaluate(() => window.bench.whenPainted());
}

/** Runs in the page: whether the control has the focus, or is chosen. */
function isReached(name: string): boolean {
  const form = window.bench.form();
  return form?.querySelector(`[name="${name}"]:is(:focus, :checked)`) !== null;
}

/**
 * Runs in the page: the next control to fill in, in the order of the page, then the button that
 * continues. Null while something loads, or the form is being sent.
 */
function nextStep({ answers, done, hasSlots }: Options): Step | "sent" | null {
  const form = window.bench.form()?.querySelector("form");
  if (!form) return "sent";
  const controls = [...form.querySelectorAll<HTMLInputElement>("input, textarea, button")].filter(
    (one) =>
      one.checkVisibility() &&
      one.tabIndex >= 0 &&
      one.type !== "button" &&
      !done.includes(one.name),
  );
  const next = controls.find((one) => one.type === "radio" && one.value === "no") ?? controls[0];
  const isLoading =
    hasSlots && done.includes("appointmentType") && !form.querySelector('input[name^="slot"]');
  if (!next || isLoading) return null;
  const isSubmit = next.type === "submit";
  if (isSubmit && done.at(-1) === "submit") return null;
  next.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = (
    next.type === "radio" ? (next.closest("label") ?? next) : next
  ).getBoundingClientRect();
  return {
    name: isSubmit ? "submit" : next.name,
    isText: !isSubmit && next.type !== "radio",
    answer: answers[next.autocomplete] ?? "None",
    x: left + width / 2,
    y: top + height / 2,
  };
}
