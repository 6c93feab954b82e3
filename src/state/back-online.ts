import type { Scheduler } from "./scheduler.ts";

/** The browser is online again: offers to send what could not be sent. */
export function backOnline({ phase }: Pick<Scheduler, "phase">): void {
  const { value } = phase;
  if (value.name !== "details") return;
  const { sending } = value;
  if (sending.name === "not-sent" && sending.reason === "offline") {
    phase.value = { ...value, sending: { name: "not-sent", reason: "back-online" } };
  }
}
