import { isUnderway, type Phase } from "../../state/phase.ts";
import { Boundary, Lazy } from "../elements/Boundary.tsx";
import { CallButton, Help } from "../elements/CallLink.tsx";
import { Form, send } from "../elements/Form.tsx";
import { URGENT } from "../elements/live.ts";
import { isTapped } from "../fields/Choices.tsx";
import { PlannedControl } from "../fields/Field.tsx";
import type { View } from "../view.ts";
import { useView } from "../view-context.ts";

/** The questions of one step, on the paper below their headline. */
export function Questions({ phase }: { phase: Phase & { name: "step" } }) {
  const { sending } = phase;
  const view = useView();
  const { messages, scheduler, phone, settings, pageQuestionsView, practiceText } = view;
  const { form } = scheduler;
  const step = form.step.value;
  const plan = form.plan.value;
  if (!step || !plan) return null;
  const index = form.steps.value.indexOf(step);
  const isFirst = index === (plan.screener ? 1 : 0);
  const isLast = form.isLast();
  const asked = messages.inNameOrder?.(step.questions) ?? step.questions;
  const notSent = sending.name === "not-sent" ? sending : null;
  const sendText = (notSent && view.language.value?.submission.sendAgain) || messages.send;
  const controls = asked.map((question) => (
    <Boundary key={question.name}>
      <PlannedControl {...question} />
    </Boundary>
  ));
  const callsFirst = notSent?.callsFirst === true && phone !== "";
  const message = form.screenerOutcome.value?.message;
  return (
    <Form onSend={scheduler.next} isLast={isLast}>
      {isFirst && message && (
        <p class="practice-text" part="notice" {...practiceText}>
          {message}
        </p>
      )}
      {isFirst && plan.record.is_virtual && <p>{messages.virtual}</p>}
      <Lazy show="ErrorSummary" />
      <div class={`questions of-${step.name}`}>{controls}</div>
      {isLast && (
        <div class="read-back">
          <Lazy show="BeforeSend" />
        </div>
      )}
      {isLast && settings.privacyUrl && (
        <p class="hint">
          <a part="link" href={settings.privacyUrl} target="_blank" rel="noopener">
            {messages.privacy}
          </a>
        </p>
      )}
      <div {...URGENT}>
        {notSent && (
          <div key={notSent.reason} part="notice" class="notice not-sent">
            {notSent.reason !== "chunk-missing" && view.submission.value ? (
              <Lazy show="NotSent" reason={notSent.reason} callsFirst={callsFirst} />
            ) : (
              [
                isLast && <p class="notice-title">{messages.notSentTitle}</p>,
                <p>{messages.failed[callsFirst ? "permanent" : "temporary"]}</p>,
              ]
            )}
          </div>
        )}
      </div>
      {isTapped(step) ? (
        <p class="hint">{waitingText(view, phase)}</p>
      ) : (
        <div class={step.name === "time" ? "actions time-actions" : "actions"}>
          {step.name === "time" && pageQuestionsView && <pageQuestionsView.ChosenTime />}
          {callsFirst && <CallButton part="button primary" />}
          {/* Enter in the last input clicks it. It also listens for clicks, because a frame with `sandbox` but not
          `allow-forms` never fires `submit`. On the form, Firefox would report the listener to screen readers as
          making all text clickable. */}
          <button
            type="submit"
            part={callsFirst ? "button secondary" : "button primary"}
            aria-disabled={isUnderway(phase)}
            // Without its element if a page has delayed its listeners; then the browser fires `submit`, too.
            onClick={(event) => event.currentTarget && send(event, scheduler.next)}
          >
            {waitingText(view, phase) || (isLast ? sendText : messages.next)}
          </button>
        </div>
      )}
      <Help isFirst={index === 0} />
    </Form>
  );
}

/** What the reader is waiting for; empty if for nothing. */
export function waitingText({ messages, scheduler }: View, phase: Phase): string {
  if (phase.name === "loading") return phase.isSlow ? messages.loadingSlowly : messages.loading;
  if (phase.name !== "step" || !/^(loading|sending)$/.test(phase.sending.name)) return "";
  return scheduler.form.isLast() ? messages.sending : messages.loading;
}
