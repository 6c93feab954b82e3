import { asks } from "../../form/plan.ts";
import { isUnderway, type Phase } from "../../state/phase.ts";
import { Lazy } from "../elements/Boundary.tsx";
import { Heading } from "../elements/Heading.tsx";
import { urgentNumber } from "../screens/without-form.tsx";
import { useView } from "../view-context.ts";

/** The headline of a screen on the card: a question, or what has happened. */
export function Headline({ phase }: { phase: Phase }) {
  const view = useView();
  const { messages, language, submission, scheduler } = view;
  switch (phase.name) {
    case "loading":
      return (
        <p class="title loading late" tabIndex={-1}>
          {phase.isSlow ? messages.loadingSlowly : `${messages.loading}…`}
        </p>
      );
    case "failed":
      return <Heading>{messages.failedTitle}</Heading>;
    case "closed":
      return <Heading>{messages.closedTitle}</Heading>;
    case "step":
      return <StepHeadline phase={phase} />;
    case "stopped": {
      const urgent = urgentNumber(view);
      return (
        <>
          <Heading>{urgent === undefined ? messages.callTitle : messages.callNow(urgent)}</Heading>
          <button type="button" class="line" onClick={() => scheduler.back()}>
            {messages.changeAnswer}
          </button>
        </>
      );
    }
    case "locations":
      return (
        <>
          <Heading>{language.value?.submission.locationsTitle}</Heading>
          <p class="lead">{view.emergency}</p>
        </>
      );
    case "sent":
      return submission.value && <submission.value.SentHeadline {...phase} />;
  }
}

/** The link to the step before, the number of the step, the answers so far, and the question. */
function StepHeadline({ phase }: { phase: Phase }) {
  const view = useView();
  const { messages, submission, scheduler, pageQuestionsView, practiceText, emergency } = view;
  const { steps: all, step: current, plan, isLast } = scheduler.form;
  const step = current.value;
  const steps = all.value;
  if (!step || !plan.value) return null;
  const index = steps.indexOf(step);
  const { screener } = plan.value;
  const isScreener = step.name === "screener";
  const [answered, count] = scheduler.form.progress();
  return (
    <>
      {steps.length > 1 && (
        <div class="way">
          {index > 0 && (
            <button
              type="button"
              class="back"
              aria-disabled={isUnderway(phase)}
              onClick={() => scheduler.back()}
            >
              {messages.back}
            </button>
          )}
          {/* Whom it is for decides how many steps there are. */}
          {answered >= 0 && count > 1 && !asks(step, "forWhom") && (
            <p class="step">{messages.step(answered + 1, count)}</p>
          )}
        </div>
      )}
      <Lazy show="Chosen" />
      <Heading
        class={isScreener ? "title long" : "title"}
        text={isScreener ? practiceText : undefined}
      >
        {isScreener
          ? screener?.question
          : step.name === "visit"
            ? messages[step.questions[0]?.name === "provider" ? "provider" : "appointmentType"]
            : pageQuestionsView?.stepTitle(view, step) ||
              (answered > 0 && submission.value?.stepTitle(view, step)) ||
              messages.detailsTitle}
      </Heading>
      {isLast() && index === 0 && <p class="lead">{messages.nextContact}</p>}
      {/* Within the first screen of a phone, however long the questions are. */}
      {index === 0 && <p class="lead">{emergency}</p>}
    </>
  );
}
