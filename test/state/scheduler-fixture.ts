import { signal } from "@preact/signals";
import { send } from "../../src/client/http.ts";
import { loadLocation } from "../../src/client/load-location.ts";
import { type SubmitOutcome, submitTo } from "../../src/client/submit.ts";
import type { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import type {
  LocationRecord,
  WebSchedulerConfig,
} from "../../src/contract/location-record/location-record.ts";
import { mapFields } from "../../src/contract/questions.ts";
import { askedNow } from "../../src/form/page-questions.ts";
import type { SchedulerDeps } from "../../src/state/deps.ts";
import type { Answers, PageQuestions } from "../../src/state/form-model.ts";
import { createSchedulerModel, type SchedulerModel } from "../../src/state/scheduler-model.ts";
import type { SlotsModel } from "../../src/state/slots/slots-model.ts";
import { FINAL, type Sender, validation } from "../../src/state/submission.ts";
import { untilSettled } from "../client/fake-clock.ts";
import { loadFallback, serverNetwork } from "../client/fake-network.ts";
import { recordOf } from "../example-record.ts";
import { ORIGIN } from "../server/handler-fixture.ts";
import { usualDeps } from "./usual-deps.ts";

export { NOW, SOURCE } from "./usual-deps.ts";

interface Options {
  /** The slug of an example, or a record. */
  record?: string | LocationRecord;
  /** Prefixes of the endpoint's and the inbox's path that inject faults: `/f/500`. */
  loadFaults?: string;
  submitFaults?: string;
  deps?: Partial<SchedulerDeps & Sender>;
}

/** A scheduler with the real client, connected to our own server. */
export function testScheduler({ record = "observed-defaults", ...options }: Options = {}) {
  const served = typeof record === "string" ? recordOf(record) : record;
  const server = serverNetwork({
    locations: { list: () => [], folder: undefined, find: () => served },
  });
  const { fetch } = server;
  const calls: unknown[][] = [];
  const submitted: BookingRequest[] = [];
  const { submit, ...own } = options.deps ?? {};
  const sendTo = (request: BookingRequest) =>
    submitTo(`${ORIGIN}${options.submitFaults ?? ""}/dev/booking-requests/`, request, {
      signal: new AbortController().signal,
      fetch,
      send,
    });
  const sendAndKeep = (request: BookingRequest) => {
    submitted.push(structuredClone(request));
    return (submit ?? sendTo)(request);
  };
  const device = { isOnline: true, isValidationLoaded: signal(true) };
  const deps: SchedulerDeps = {
    load: (signal) =>
      loadLocation(ORIGIN + (options.loadFaults ?? ""), served.id, { signal, fetch }, loadFallback),
    validation: () => (device.isValidationLoaded.value ? validation : null),
    loadValidation: async () => {
      device.isValidationLoaded.value = true;
      return validation;
    },
    ...usualDeps((name, details) => calls.push([name, ...details])),
    isOnline: () => device.isOnline,
    sender: () => ({ ...usualDeps().sender(), ...own, submit: sendAndKeep }),
    ...own,
  };
  const scheduler = createSchedulerModel(deps);
  const { form } = scheduler;
  /** The name of the screen; after the screener, also the state of sending. */
  const status = (): string => {
    const phase = scheduler.phase.value;
    const screen = form.step.value?.name ?? phase.name;
    if (phase.name === "failed" && phase.callsFirst) return "failed again";
    if (phase.name !== "step" || screen === "screener") return screen;
    const { sending } = phase;
    return sending.name === "not-sent"
      ? `not sent${sending.callsFirst && !FINAL.includes(sending.reason) ? " again" : ""}: ${sending.reason}`
      : `${screen}, ${sending.name}`;
  };
  const errorCodes = () =>
    Object.fromEntries(
      Object.entries(form.errors.value).map(([question, error]) => [question, error.code]),
    );
  return { ...server, deps, scheduler, form, status, errorCodes, calls, submitted, device };
}

/** {@link testScheduler} with the record loaded; `calls` is empty again. */
export async function loadedScheduler(options: Options = {}) {
  const fixture = testScheduler(options);
  await fixture.scheduler.load();
  fixture.calls.length = 0;
  return fixture;
}

/** {@link loadedScheduler} with valid answers; `send` resolves when the request has settled. */
export async function filledScheduler(options: Options = {}) {
  const fixture = await loadedScheduler(options);
  fill(fixture.scheduler, ADA);
  return { ...fixture, send: () => untilSettled(sendAll(fixture.scheduler)) };
}

/** Presses the button of each step until the request has settled, or until there is something to correct. */
export async function sendAll({ form, next }: SchedulerModel): Promise<void> {
  const before = form.step.value?.name;
  const attempts = form.failedAttempts.value;
  await next();
  const isNext = form.step.value && form.step.value.name !== before;
  if (isNext && form.failedAttempts.value === attempts)
    await sendAll({ form, next } as SchedulerModel);
}

/** Adds questions of the page, and what the available times are, as the chunk `questions` does. */
export function addQuestions(
  { pageQuestions }: SchedulerModel,
  questions: PageQuestions["questions"],
  slots: SlotsModel | null = null,
) {
  const onShown = slots ? slots.onShown : () => {};
  pageQuestions.value = { questions, asked: askedNow, slots, beforeSend() {}, onShown };
}

const SIX = ["firstName", "lastName", "email", "phone", "insurance", "additionalDetails"];

export const sixFields = () =>
  recordWith("every-field", { required_fields: mapFields((_, name) => SIX.includes(name)) });

export const withOutcome = (outcome: SubmitOutcome) => ({ deps: { submit: async () => outcome } });

export function recordWith(slug: string, config: Partial<WebSchedulerConfig>): LocationRecord {
  const record = recordOf(slug);
  Object.assign(record.web_scheduler_config, config);
  return record;
}

export const ADA = {
  firstName: "Ada",
  lastName: "Quill",
  phone: "+1 202 555 0143",
  day: "27",
  month: "3",
  year: "1990",
};

export function fill(
  { form }: SchedulerModel,
  answers: Partial<Record<keyof Omit<Answers, "page">, unknown>>,
) {
  for (const [name, value] of Object.entries(answers)) {
    const choices =
      name === "provider" ? form.plan.value?.providers : form.plan.value?.appointmentTypes;
    const answer = typeof value === "number" ? (choices?.[value]?.key ?? "unknown") : value;
    form.setAnswer(name as keyof typeof answers, answer as never);
  }
}

export const answersOf = ({ form }: SchedulerModel) =>
  Object.fromEntries(Object.entries(form.answers).map(([name, answer]) => [name, answer.value]));
