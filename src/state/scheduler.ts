import { createModel, signal } from "@preact/signals-core";
import type { HandOverOutcome } from "../client/submit.ts";
import type { BookingRequest } from "../contract/booking-request/booking-request.ts";
import type { LocationRecord } from "../contract/location-record/location-record.ts";
import { isScreenerAsked, screenerOutcome } from "../form/screener.ts";
import { type Answers, hasAnswers } from "./answers.ts";
import type { Collaborators } from "./deps.ts";
import { createBookingForm } from "./form-model.ts";
import { loadRecord } from "./load-record.ts";
import { type NotSent, type Phase, type Receipt, recordOf, type Sending } from "./phase.ts";
import { refusedAnswers } from "./rejected-answers.ts";

/** What is true of one widget, its phase above all, and everything that can happen to it. */
export const Scheduler = createModel((outside: Collaborators) => {
  const phase = signal<Phase>({ name: "loading", slow: false });
  const form = createBookingForm(outside);
  let underWay = new AbortController();

  const enter = (next: Phase) => {
    phase.value = next;
    if (next.name === "screener" || next.name === "details" || next.name === "sent") {
      outside.happened.step(next.name);
    }
  };
  const enterDetails = (record: LocationRecord) =>
    enter({ name: "details", record, sending: { name: "idle" } });

  const setSending = (sending: Sending) => {
    if (phase.value.name === "details") phase.value = { ...phase.value, sending };
  };
  const isSending = () => phase.value.name === "details" && phase.value.sending.name === "sending";
  const notSent = (why: NotSent) => {
    setSending({ name: "not-sent", why });
    outside.happened.notSent(why);
  };

  async function load(): Promise<void> {
    underWay.abort();
    underWay = new AbortController();
    const record = await loadRecord(outside, underWay.signal, (next) => {
      phase.value = next;
    });
    if (record) begin(record);
  }

  function begin(record: LocationRecord): void {
    if (!record.is_web_scheduler_enabled) enter({ name: "closed", record });
    else if (asksScreener(record)) enter({ name: "screener", record });
    else enterDetails(record);
  }

  function answer<Name extends keyof Answers>(name: Name, value: Answers[Name]["value"]): void {
    const record = recordOf(phase.value);
    if (record) form.answer(record, name, value);
  }

  function settle(name: "email" | "phone"): void {
    const record = recordOf(phase.value);
    if (record) form.settle(record, name);
  }

  function pasteDate(text: string): boolean {
    const record = recordOf(phase.value);
    return record !== null && form.pasteDate(record, text);
  }

  function answerScreener(): void {
    if (phase.value.name !== "screener") return;
    const { record } = phase.value;
    const chosen = form.answers.screener.value;
    if (!chosen) {
      form.refuse({ screener: { code: "missing" } });
      return;
    }
    const outcome = screenerOutcome(record.web_scheduler_config.screener_question, chosen);
    if (outcome.goesOn) enterDetails(record);
    else enter({ name: "stopped", record, outcome });
  }

  /** From the details or from being stopped, to the screener; every answer stays. */
  function back(): void {
    const { value } = phase;
    if ((value.name !== "details" && value.name !== "stopped") || isSending()) return;
    if (!asksScreener(value.record)) return;
    form.refuse({});
    const screener: Phase = { name: "screener", record: value.record };
    // A second step to the screener without one in between would tell the page who was stopped.
    if (value.name === "stopped") phase.value = screener;
    else enter(screener);
  }

  async function send(): Promise<void> {
    if (phase.value.name !== "details" || isSending()) return;
    const { record } = phase.value;
    const { signal: aborted } = underWay;
    let checking = outside.checking();
    if (!checking) {
      setSending({ name: "sending" });
      checking = await outside.loadChecking();
      if (aborted.aborted) return;
    }
    if (!checking) {
      notSent("unloaded");
      return;
    }
    const { found, answers } = form.check(checking, record);
    if (form.refuse(found)) setSending({ name: "idle" });
    else if (!outside.isOnline()) notSent("offline");
    else {
      const request = form.requestFor(record, answers);
      // Made now, since what is changed while the request is under way was not sent.
      const receipt = form.receipt(record, request);
      setSending({ name: "sending" });
      const outcome = await outside.handOver(request);
      if (!aborted.aborted) after(outcome, request, receipt, record);
    }
  }

  function after(
    outcome: HandOverOutcome,
    request: BookingRequest,
    receipt: Receipt,
    record: LocationRecord,
  ): void {
    if (outcome.kind === "accepted") {
      form.forget();
      enter({ name: "sent", record, receipt });
      outside.happened.sent(request.id);
    } else if (outcome.kind === "rejected") {
      if (form.refuse(refusedAnswers(record, outcome.errors))) setSending({ name: "idle" });
      else notSent("refused");
    } else {
      if (outcome.kind === "reused") form.renewId();
      notSent(outcome.kind);
    }
  }

  /** The connection is back: offers to send what could not be sent before. */
  function online(): void {
    if (phase.value.name !== "details") return;
    const { sending } = phase.value;
    if (sending.name === "not-sent" && sending.why === "offline") {
      setSending({ name: "not-sent", why: "back-online" });
    }
  }

  /** Forgets everything that was typed and begins anew, for the next patient at the same tablet. */
  function startOver(): void {
    const record = recordOf(phase.value);
    if (!record || isSending()) return;
    form.forget();
    begin(record);
  }

  /** Ends what is under way and forgets everything that was typed. */
  function end(): void {
    underWay.abort();
    form.forget();
  }

  /** Whether there is anything on the screen that the next person should not see. */
  const isPristine = () =>
    !hasAnswers(form.answers) && phase.value.name !== "sent" && phase.value.name !== "stopped";

  const { answers, faults, notes, refusals } = form;
  return {
    phase,
    answers,
    faults,
    notes,
    refusals,
    load,
    answer,
    settle,
    pasteDate,
    answerScreener,
    back,
    send,
    online,
    isPristine,
    startOver,
    end,
  };
});

export type Scheduler = InstanceType<typeof Scheduler>;

const asksScreener = (record: LocationRecord) =>
  isScreenerAsked(record.web_scheduler_config.screener_question);
