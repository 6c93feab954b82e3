import type { Signal } from "@preact/signals";
import { isRetryable, type LoadFailure } from "../client/load-location.ts";
import type { SubmitOutcome } from "../client/submit.ts";
import type { Slot } from "../contract/slot.ts";
import type { Step } from "../form/plan.ts";

export type NotSentReason =
  | Exclude<SubmitOutcome["kind"], "accepted" | "rejected" | "slot-taken">
  | "offline"
  | "back-online"
  | "chunk-missing";

/**
 * Why there is no form: `not-set-up` if the page does not specify a location or a service, `chunk-missing` if a part
 * of the script is missing or does not work, `other-organization` if the locations are not of one.
 */
export type Failure = LoadFailure | "not-set-up" | "chunk-missing" | "other-organization";

/** Whether another attempt may succeed. */
export const isTemporary = (failure: Failure) =>
  failure === "chunk-missing" || isRetryable(failure);

/** @internal */
export type Sending =
  | { name: "idle" }
  /** The patient has pressed the button: the answers are fixed from now on, and validated after the next paint. */
  | { name: "checking" }
  | { name: "loading" }
  | { name: "sending" }
  /** `callsFirst` if sending again would not help, or has failed before. */
  | { name: "not-sent"; reason: NotSentReason; callsFirst?: boolean };

/** What the sent screen shows: nothing that the patient typed. @internal */
export interface Receipt {
  /** Short enough to read out on the phone. */
  reference: string;
  requestId: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** What was chosen, as the patient read it. */
  appointmentType: string | null;
  provider: string | null;
  slot?: Slot | undefined;
  isBooked?: boolean;
  /** Whether the receiver has said that the patient gets an email. */
  isEmailed?: boolean;
}

/** The state of the widget; each phase has its own screen. What the record says is in the form's `plan`. @internal */
export type Phase =
  | { name: "loading"; isSlow: boolean }
  | {
      name: "failed";
      failure: Failure;
      isOffline: boolean;
      /** Whether the attempt before failed, too. */
      callsFirst?: boolean;
      /** Of a record that cannot be used. */
      phone?: string | undefined;
    }
  | { name: "locations" }
  | { name: "closed" }
  | { name: "step"; step: Step["name"]; sending: Sending }
  /** By the screener. */
  | { name: "stopped" }
  | { name: "sent"; receipt: Receipt };

/** The name of the step, or of the other screen, that the patient has come to. @internal */
export const screenOf = (phase: Phase) => (phase.name === "step" ? phase.step : phase.name);

/** Whether the answers are being validated or sent, and must not change. @internal */
export const isUnderway = (phase: Phase) =>
  phase.name === "step" && phase.sending.name !== "idle" && phase.sending.name !== "not-sent";

/** The browser is online again: offers to send what could not be sent. @internal */
export function backOnline(phase: Signal<Phase>): void {
  const { value } = phase;
  if (value.name !== "step") return;
  const { sending } = value;
  if (sending.name === "not-sent" && sending.reason === "offline") {
    phase.value = { ...value, sending: { name: "not-sent", reason: "back-online" } };
  }
}
