import type { Page } from "@playwright/test";
import type { SendCommand } from "./driver.ts";

interface InputSource {
  type: "key" | "pointer" | "wheel";
  id: string;
  parameters?: object;
  actions: object[];
}

/** The part of Playwright's keyboard and mouse that sends input to the browser. */
export interface RawInput {
  keyboard: { _raw: object };
  mouse: { _raw: object };
}

/** Playwright itself can only dispatch events in an unmodified WebKit, which do not move the focus. */
export function useWebDriverInput(page: Page, { keyboard, mouse }: RawInput, send: SendCommand) {
  const perform = createPerformer(send);
  const key = (type: "keyDown" | "keyUp", { key, code }: { key: string; code: string }) =>
    perform({ type: "key", id: "keyboard", actions: [{ type, value: KEYS[code] ?? key }] });
  const pointer = (action: object) =>
    perform({
      type: "pointer",
      id: "mouse",
      parameters: { pointerType: "mouse" },
      actions: [action],
    });
  const button = (name: string) => ["left", "middle", "right"].indexOf(name);

  // Playwright passes a progress object first.
  keyboard._raw = {
    keydown: (_: unknown, _modifiers: unknown, _name: string, description: never) =>
      key("keyDown", description),
    keyup: (_: unknown, _modifiers: unknown, _name: string, description: never) =>
      key("keyUp", description),
    sendText: (_: unknown, text: string) => insertText(page, text),
  };
  mouse._raw = {
    move: (_: unknown, x: number, y: number) =>
      pointer({ type: "pointerMove", x: Math.floor(x), y: Math.floor(y), duration: 0 }),
    down: (_: unknown, _x: number, _y: number, name: string) =>
      pointer({ type: "pointerDown", button: button(name) }),
    up: (_: unknown, _x: number, _y: number, name: string) =>
      pointer({ type: "pointerUp", button: button(name) }),
    wheel: (...[, x, y, , , deltaX, deltaY]: number[]) =>
      perform({
        type: "wheel",
        id: "wheel",
        actions: [{ type: "scroll", x: Math.floor(x ?? 0), y: Math.floor(y ?? 0), deltaX, deltaY }],
      }),
  };
}

/** In turn: the driver rejects concurrent actions. Those of a device are sent together, to keep double clicks. */
function createPerformer(send: SendCommand) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting: { source: InputSource; done: Promise<unknown> } | null = null;
  return (source: InputSource): Promise<unknown> => {
    if (waiting?.source.id === source.id) {
      waiting.source.actions.push(...source.actions);
      return waiting.done;
    }
    const done = last.then(() => {
      if (waiting?.source === source) waiting = null;
      return send("POST", "/actions", { actions: [source] });
    });
    waiting = { source, done };
    last = done.catch(() => undefined);
    return done;
  };
}

/** Inserts text at the focus, as an input method or a paste does. */
async function insertText(page: Page, text: string): Promise<void> {
  for (const frame of page.frames()) {
    const isInserted = await frame.evaluate((data) => {
      const { activeElement } = document;
      if (!document.hasFocus() || !activeElement || activeElement.localName === "iframe") {
        return false;
      }
      return document.execCommand("insertText", false, data);
    }, text);
    if (isInserted) return;
  }
}

/** WebDriver's code points for keys without a character, by `KeyboardEvent.code`. */
const KEYS: Record<string, string> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  ShiftLeft: "\uE008",
  ControlLeft: "\uE009",
  AltLeft: "\uE00A",
  Escape: "\uE00C",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Delete: "\uE017",
  MetaLeft: "\uE03D",
};
