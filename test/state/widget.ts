import { loadLocation } from "../../src/client/load-location.ts";
import { type HandOver, type HandOverOutcome, sendTo } from "../../src/client/submit.ts";
import type { LocationRecord } from "../../src/contract/location-record/location-record.ts";
import type { WebSchedulerConfig } from "../../src/contract/location-record/web-scheduler-config.ts";
import { exampleBySlug } from "../../src/examples/index.ts";
import { nationalForm } from "../../src/form/phone/national-form.ts";
import { checking } from "../../src/form/validation.ts";
import type { Answers } from "../../src/state/answers.ts";
import type { Collaborators } from "../../src/state/deps.ts";
import { Scheduler } from "../../src/state/scheduler.ts";
import { settled } from "../client/fake-clock.ts";
import { rescue, wireToServer } from "../client/wire.ts";
import { ORIGIN } from "../server/handler-fixture.ts";

/** The instant at which every patient of these tests stands before the form. */
export const NOW = Date.parse("2026-03-27T09:30:00Z");

export const SOURCE = {
  page: "https://practice.example/visit",
  campaign: { utm_source: "letter" },
};

interface Setting {
  /** An example's slug, or a record of one's own. */
  record?: string | LocationRecord;
  /** What stands in front of the endpoint's and of the inbox's path, as in `/f/500`. */
  loadFaults?: string;
  sendFaults?: string;
  over?: Partial<Collaborators>;
}

/** A widget's state, with the true client before our own server. */
export function widget({ record = "observed-defaults", ...setting }: Setting = {}) {
  const own = typeof record === "string" ? recordOf(record) : record;
  const server = wireToServer({ locations: { list: () => [], find: () => own } });
  const happened: unknown[][] = [];
  const note =
    (name: string) =>
    (...details: unknown[]) => {
      happened.push([name, ...details]);
    };
  const handedOver: Parameters<HandOver>[0][] = [];
  const { fetch } = server;
  const send = sendTo(`${ORIGIN}${setting.sendFaults ?? ""}/dev/booking-requests/`, {
    signal: new AbortController().signal,
    fetch,
  });
  const device = { online: true, checksLoaded: true };
  const outside: Collaborators = {
    load: (signal) =>
      loadLocation(ORIGIN + (setting.loadFaults ?? ""), own.id, { signal, fetch }, rescue),
    handOver: (request) => send(request),
    checking: () => (device.checksLoaded ? checking : null),
    loadChecking: async () => {
      device.checksLoaded = true;
      return checking;
    },
    now: () => NOW,
    newId: () => crypto.randomUUID(),
    isOnline: () => device.online,
    locale: () => "en",
    source: () => SOURCE,
    nationalForm,
    numberingPlans: () => undefined,
    happened: {
      loaded: note("loaded"),
      loadFailed: note("loadFailed"),
      step: note("step"),
      notSent: note("notSent"),
      sent: note("sent"),
    },
    ...setting.over,
  };
  const { handOver } = outside;
  outside.handOver = (request) => {
    handedOver.push(structuredClone(request));
    return handOver(request);
  };
  const scheduler = new Scheduler(outside);
  /** What the phase is and, among the details, how sending stands. */
  const stands = (): string => {
    const phase = scheduler.phase.value;
    if (phase.name !== "details") return phase.name;
    const { sending } = phase;
    return sending.name === "not-sent" ? `not sent: ${sending.why}` : `details, ${sending.name}`;
  };
  const faults = () =>
    Object.fromEntries(
      Object.entries(scheduler.faults.value).map(([name, fault]) => [name, fault?.code]),
    );
  return { ...server, scheduler, stands, faults, happened, handedOver, device };
}

/** The same, with the record loaded. */
export async function loadedWidget(setting: Setting = {}) {
  const it = widget(setting);
  await it.scheduler.load();
  it.happened.length = 0;
  return it;
}

export function recordOf(slug: string): LocationRecord {
  const example = exampleBySlug(slug);
  if (!example) throw new Error(`There is no example ${slug}.`);
  return structuredClone(example.record);
}

/** An example's record with another configuration. */
export function recordWith(slug: string, config: Partial<WebSchedulerConfig>): LocationRecord {
  const record = recordOf(slug);
  Object.assign(record.web_scheduler_config, config);
  return record;
}

/** Right answers to the four fields that the contract saw in every response. */
export const ADA = {
  firstName: "Ada",
  lastName: "Quill",
  phone: "+1 202 555 0143",
  day: "27",
  month: "3",
  year: "1990",
};

export function fill(scheduler: Scheduler, answers: Partial<Record<keyof Answers, unknown>>) {
  for (const [name, value] of Object.entries(answers)) {
    scheduler.answer(name as keyof Answers, value as never);
  }
}

/** The same, with a form that is filled in rightly; `send` waits until that has ended. */
export async function filledWidget(setting: Setting = {}) {
  const it = await loadedWidget(setting);
  fill(it.scheduler, ADA);
  const send = () => settled(it.scheduler.send());
  return { ...it, send };
}

/** A hand-over that ends so, whatever it is given. */
export const outcome = (kind: HandOverOutcome) => ({ over: { handOver: async () => kind } });

/** Every answer as it stands. */
export const answersOf = ({ answers }: Scheduler) =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, answer.value]));
