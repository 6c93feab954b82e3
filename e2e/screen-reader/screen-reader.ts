import type { ChildProcess } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startDesktop } from "./desktop.ts";

const CUSTOMIZATIONS = fileURLToPath(new URL("orca-customizations.py", import.meta.url));
const POLL_MS = 50;
/** Orca says at once what belongs together. */
const SILENCE_MS = 1_000;
const SPEECH_TIMEOUT_MS = 60_000;
/** Some keys say nothing. */
const KEY_TIMEOUT_MS = 5_000;

const PREFERENCES = {
  // Without this, Firefox offers no accessibility tree on a screen without a desktop environment.
  "accessibility.force_disabled": -1,
  "app.update.enabled": false,
  "browser.aboutwelcome.enabled": false,
  "browser.formfill.enable": false,
  "browser.preonboarding.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.formautofill.addresses.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "signon.rememberSignons": false,
  "termsofuse.acceptedVersion": 999,
};

export interface ScreenReader {
  /** Opens a page in a new Firefox, and waits until Orca has read it to its end, which is this text. */
  open(url: string, end: string): Promise<void>;
  /** Presses a key, in the names of X (`Return`, `shift+Tab`), and waits for these sentences. */
  press(key: string, ...sentences: readonly string[]): Promise<void>;
  /** Presses a key until it is followed by this sentence. */
  pressUntil(key: string, sentence: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Waits for these sentences, in order, and silence; throws the transcript if one is missing or spoken twice. */
  hear(...sentences: readonly string[]): Promise<void>;
  /** Everything that was said since the page was opened; each key is in brackets. */
  transcript(): string[];
  stop(): Promise<void>;
}

export async function startScreenReader(): Promise<ScreenReader> {
  const desktop = await startDesktop();
  const { home } = desktop;
  const speechFile = join(home, "speech.txt");
  writeFileSync(speechFile, "");
  mkdirSync(join(home, "data/orca"), { recursive: true });
  copyFileSync(CUSTOMIZATIONS, join(home, "data/orca/orca-customizations.py"));

  let firefox: ChildProcess | undefined;
  let profiles = 0;
  let lines: string[] = [];
  let read = 0;
  /** Where the sentences begin that `hear` has not looked at. */
  let mark = 0;

  function listen(): number {
    const said = readFileSync(speechFile, "utf8").split("\n").slice(0, -1);
    const news = said.slice(read).filter(Boolean);
    read = said.length;
    lines.push(...news);
    return news.length;
  }
  async function waitFor(isDone: () => boolean, timeoutMs = SPEECH_TIMEOUT_MS): Promise<boolean> {
    for (let left = timeoutMs; left > 0; left -= POLL_MS) {
      listen();
      if (isDone()) return true;
      await wait(POLL_MS);
    }
    return false;
  }
  async function waitForSilence(): Promise<void> {
    let last = performance.now();
    await waitFor(() => {
      if (listen() > 0) last = performance.now();
      return performance.now() - last > SILENCE_MS;
    });
  }
  function fail(message: string): never {
    throw new Error(`${message}\n${lines.join("\n")}`);
  }

  async function hear(...sentences: readonly string[]): Promise<void> {
    const from = mark;
    const heard = () => withoutEchoes(lines.slice(from).map(plain));
    const missing = () => {
      let rest = heard();
      return sentences.find((sentence) => {
        const at = rest.findIndex((line) => line.includes(plain(sentence)));
        rest = rest.slice(at);
        return at < 0;
      });
    };
    await waitFor(() => missing() === undefined);
    await waitForSilence();
    const silent = missing();
    if (silent !== undefined) fail(`Not spoken: ${silent}`);
    for (const sentence of sentences) {
      const times = heard().filter((line) => line.includes(plain(sentence))).length;
      if (times > 1) fail(`Spoken ${times} times: ${sentence}`);
    }
    mark = lines.length;
  }
  function send(key: string): void {
    listen();
    mark = lines.length;
    lines.push(`[${key}]`);
    desktop.run("xdotool", ["key", key]);
  }

  // Not with --replace, which would end the Orca of who runs the tests.
  desktop.start("orca", [], { ORCA_SPEECH_FILE: speechFile });
  if (!(await waitFor(() => lines.some((line) => line.startsWith("Screen reader on"))))) {
    await desktop.stop();
    throw new Error("Orca did not start. A user can run only one.");
  }

  return {
    hear,
    transcript: () => lines,
    async open(url, end) {
      if (firefox) await desktop.end(firefox);
      listen();
      lines = [];
      mark = 0;
      profiles += 1;
      const profile = join(home, `firefox-${profiles}`);
      mkdirSync(profile);
      const preferences = Object.entries(PREFERENCES).map(
        ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
      );
      writeFileSync(join(profile, "user.js"), preferences.join("\n"));
      firefox = desktop.start("firefox-esr", ["--profile", profile, "--no-remote", url]);
      await hear(end);
    },
    async press(key, ...sentences) {
      send(key);
      await hear(...sentences);
    },
    async pressUntil(key, sentence) {
      for (let presses = 0; presses < 25; presses += 1) {
        send(key);
        const from = mark;
        await waitFor(() => lines.length > from + 1, KEY_TIMEOUT_MS);
        await waitForSilence();
        if (lines.slice(from).some((line) => plain(line).includes(plain(sentence)))) return;
      }
      fail(`Not reached: ${sentence}`);
    },
    async type(text) {
      listen();
      lines.push(`[types ${text}]`);
      desktop.run("xdotool", ["type", "--delay", "60", text]);
      await waitForSilence();
      mark = lines.length;
    },
    async stop() {
      await desktop.stop();
    },
  };
}

/** Without what differs between how a sentence is written and spoken: spaces, isolates, hyphens. */
const plain = (text: string) =>
  text
    .replace(/[\u2066-\u2069]/g, "")
    .replace(/\u2011/g, "-")
    .replace(/\s+/g, " ")
    .trim();

// Orca 43 speaks these again with Firefox 153: a description that has changed since it was last read, without a period;
// and a title that gets the focus of a removed button, which the form announces, as Orca sometimes says nothing.
const withoutEchoes = (lines: readonly string[]) =>
  lines.filter(
    (line, index) =>
      !lines.slice(0, index).includes(`${line}.`) &&
      !lines.some((other) => other.startsWith(`${line} heading level`)),
  );
