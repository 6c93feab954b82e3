import { asksTextConsent, type OptInPlan } from "../../../form/opt-in/plan.ts";
import { rejectedOptIn, validateOptIn } from "../../../form/opt-in/validate.ts";
import type { SchedulerDeps } from "../../../state/deps.ts";
import type { Scheduler } from "../../../state/scheduler.ts";
import type { SendingTools } from "../../../state/sending-tools.ts";
import type { TimesModel } from "../../../state/times/times-model.ts";
import type { QuestionContext } from "./question-context.ts";

/**
 * Makes the scheduler check and send the answers to the questions of this chunk with the others.
 * Shows the times again when the patient comes to them, and when the receiver does not accept one.
 *
 * @param times null if the page offers none
 */
export function extendDeps(
  deps: SchedulerDeps,
  { form }: Pick<Scheduler, "form">,
  plan: OptInPlan,
  times: Pick<TimesModel, "restart" | "keep" | "rejectOutdated" | "rejectChosen"> | null,
  { consent }: Pick<QuestionContext, "consent">,
): void {
  /** The names of what was sent, without the answers: those must not stay in memory. */
  let sent: readonly string[] = [];
  let tools: SendingTools | null = null;
  /** Once, because every key stroke asks for the tools, which stay the same when they are loaded. */
  const extended = (base: SendingTools | null) =>
    (tools ??= base && {
      ...base,
      validateForm(formPlan, ...args) {
        const { errors, answers, labels } = base.validateForm(formPlan, ...args);
        // Sending without a tick is an answer, which later attempts must repeat.
        if (asksTextConsent(plan, formPlan) && !form.answers.optIn.peek()?.textConsent) {
          consent(false, formPlan);
        }
        const isTimeLost = times?.rejectOutdated();
        const values = form.answers.optIn.value ?? {};
        const optIn = validateOptIn(values, plan, base);
        const { appointmentType, ...fields } = errors;
        return {
          // In the order of the questions, for the error summary.
          errors: {
            ...(appointmentType && { appointmentType }),
            ...(isTimeLost && rejectedOptIn(["slot"], { slot: "" })),
            ...optIn.errors,
            ...fields,
          },
          answers: { ...answers, ...optIn.answers },
          labels: { ...labels, slot: values.slot },
        };
      },
      rejectedAnswers: (formPlan, errors) => ({
        ...rejectedOptIn(sent, errors),
        ...base.rejectedAnswers(formPlan, errors),
      }),
    });

  const { sendingTools, loadSendingTools, submit, callbacks } = deps;
  const { onStep } = callbacks;
  callbacks.onStep = (step) => {
    if (step === "details") times?.restart();
    onStep(step);
  };
  deps.sendingTools = () => extended(sendingTools());
  deps.loadSendingTools = async () => extended(await loadSendingTools());
  deps.submit = async (request) => {
    sent = Object.keys(request);
    const outcome = await submit(request);
    if (outcome.kind === "unknown") times?.keep(request.slot);
    if (outcome.kind === "rejected" && "slot" in outcome.errors && request.slot) {
      times?.rejectChosen();
    }
    return outcome;
  };
}
