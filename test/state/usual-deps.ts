import type { SchedulerDeps } from "../../src/state/deps.ts";

export const NOW = Date.parse("2026-03-27T09:30:00Z");

export const SOURCE = {
  page: "https://practice.example/visit",
  campaign: { utm_source: "letter" },
};

type Callback = keyof SchedulerDeps["callbacks"];

/** The dependencies that most tests of a scheduler use, except the network. Every callback calls `onCall`. */
export function usualDeps(onCall: (name: Callback, details: unknown[]) => void = () => {}) {
  const callback =
    (name: Callback) =>
    (...details: unknown[]) =>
      onCall(name, details);
  return {
    now: () => NOW,
    sender: () => ({
      submit: async () => ({ kind: "accepted" as const }),
      newId: () => crypto.randomUUID(),
      source: () => SOURCE,
    }),
    isOnline: () => true,
    locale: () => "en",
    phoneTools: () => undefined,
    loadPhoneTools: async () => {},
    untilPainted: async () => {},
    callbacks: {
      onLoaded: callback("onLoaded"),
      onLoadFailed: callback("onLoadFailed"),
      onStep: callback("onStep"),
      onNotSent: callback("onNotSent"),
      onSent: callback("onSent"),
    },
  } satisfies Partial<SchedulerDeps>;
}
