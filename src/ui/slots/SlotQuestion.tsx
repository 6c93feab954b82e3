import type { RenderableProps } from "preact";
import {
  formatDays,
  formatShortSlot,
  formatSlot,
  zoneName,
} from "../../form/slots/format-times.ts";
import { createZone, isOtherZone } from "../../form/slots/zone.ts";
import { formatNumber } from "../../messages/format.ts";
import type { Language } from "../../messages/messages.ts";
import { isUnderway } from "../../state/phase.ts";
import type { SlotsState } from "../../state/slots/slots-model.ts";
import { moveFocus } from "../dom/focus.ts";
import { headingTag } from "../elements/Heading.tsx";
import { LIVE, URGENT } from "../elements/live.ts";
import {
  ErrorLine,
  fixedClass,
  isOnlyError,
  type ShownError,
  useQuestion,
} from "../errors/question-error.tsx";
import { Row } from "../fields/Choices.tsx";
import { LabelText } from "../fields/labels.tsx";
import { localized } from "../localized.ts";
import { useView } from "../view-context.ts";
import { Days, type SlotProps, UnknownDays } from "./Days.tsx";

const NAME = "slot";

/** The available times, to choose one. @param props.children shown with the chosen time */
export function SlotQuestion(props: RenderableProps<SlotProps>) {
  const view = useView();
  const { record, model, locale } = props;
  const messages = props.language.slots;
  const lost = model.lost.value;
  const { time_zone } = record;
  const state = model.state.value;
  const { error, classes, isInvalid, describedBy } = useQuestion(NAME);
  const isExplained = Boolean(view.scheduler.form.attemptErrors.value[NAME]?.message);
  const lostTime = lost
    ? `${messages.lostTime(formatSlot(lost, time_zone, locale))} ${messages.chooseAnother}`
    : null;
  const isLost = lostTime && !isInvalid && !model.chosen.value;
  const status = statusText(state, props.language, locale);
  const isFailed = state.name === "failed";
  const isLoaded = state.name === "loaded";
  const week = isLoaded && state.week;
  const zone = week && state.isOtherZone ? zoneName(time_zone, locale) : "";
  const isLoading = state.name === "loading";
  const awaitsFirst = isLoading && state.period.index === 0;
  const isSilent = isLoading && !state.isSlow;
  const hasNoTimes = isFailed || (isLoaded && !week);
  const isOnlyNotice = isFailed && state.period.index === 0;
  return (
    // Focusable, and with the name of the question, for the error summary.
    <fieldset part="field" class={classes} name={NAME} tabIndex={-1} aria-describedby={describedBy}>
      <legend>
        <span class="label" part="label">
          <LabelText label={messages.slot} required={false} />
        </span>
      </legend>
      {error && isOnlyError(view, NAME) ? (
        <TakenTime error={{ ...error, message: (!isExplained && lostTime) || error.message }} />
      ) : (
        <ErrorLine
          name={NAME}
          // The error summary says that the time is gone; the question says what to do.
          error={error && !isExplained ? { ...error, message: messages.chooseAnother } : error}
        />
      )}
      {/* Until another one is chosen, or unless an error says so. */}
      <p class={isLost ? "notice" : undefined} part="notice" {...URGENT}>
        {isLost && lostTime}
      </p>
      {awaitsFirst ? <i class="row first-time" /> : <FirstTime {...props} />}
      <div class="weeks">
        <p class="week">
          {/* One text, and empty while it is loading: Orca 43 says the whole region for each node that
          appears in it, and says the second of two texts twice if they follow each other at once. */}
          <span class="visually-hidden" {...LIVE}>
            {!isSilent && (zone ? `${status} (${zone})` : status)}
          </span>
          <span aria-hidden={!isSilent}>
            {week && !state.isCutOff ? formatDays(week.firstDay, week.lastDay, locale) : status}{" "}
            {zone && <span class="hint">{zone}</span>}
          </span>
        </p>
        {!isOnlyNotice && (
          <>
            <MoveButton {...props} step={-1} />
            <MoveButton {...props} step={1} />
          </>
        )}
      </div>
      <div class={`week-times ${hasNoTimes ? "empty" : isLoading ? "unknown" : ""}`}>
        {week ? (
          <Days {...props} week={week} isCutOff={state.isCutOff} />
        ) : (
          <UnknownDays {...props} />
        )}
        {state.name === "failed" && state.canRetry && (
          <p class="say">
            <button
              type="button"
              part="button secondary"
              onClick={(event) => {
                moveFocus(event.currentTarget, "form", "fieldset.slot");
                model.reload();
              }}
            >
              {view.messages.tryAgain}
            </button>
          </p>
        )}
      </div>
      {/* Its space stays, so that another week moves nothing. */}
      <div class={hasNoTimes ? "space" : undefined}>{props.children}</div>
    </fieldset>
  );
}

function statusText(
  state: SlotsState,
  { slots: messages, submission }: Language,
  locale: string,
): string {
  if (state.name === "failed") return messages.timesFailed;
  if (state.name === "loading") return messages.loadingTimes;
  const { firstDay, lastDay } = state.week ?? state.period;
  const range = formatDays(firstDay, lastDay, locale);
  if (!state.week) return messages.noTimes(range);
  if (state.isCutOff) return messages.someTimes(range);
  const count = state.week.days.flatMap(({ slots }) => slots).length;
  return submission.labelled(range, messages.timesCount(count, formatNumber(count, locale)));
}

/** Replaces the summary if only the time is gone: others are right below. Focused by dom/focus.ts; keeps its size. */
function TakenTime({ error }: { error: ShownError }) {
  const view = useView();
  const Title = headingTag(view, 1);
  const name = { id: "summary-title" };
  return (
    <section
      id="slot-error"
      class={`notice summary${fixedClass(error)}`}
      part="summary notice"
      tabIndex={-1}
      aria-labelledby={name.id}
    >
      {error.isFixed && (
        <Title {...name} class="notice-title corrected">
          {view.language.value?.submission.allCorrected}
        </Title>
      )}
      <Title {...(error.isFixed ? {} : name)} class="notice-title">
        {view.messages.notSentTitle}
      </Title>
      {/* A new element, because a translator may have replaced the text node. */}
      <p key={error.message} dir="auto">
        {error.message}
      </p>
    </section>
  );
}

/** The chosen time, or that none is required, next to Continue. Both are rendered, so that the row keeps its size. */
export function ChosenTime() {
  const view = useView();
  const model = view.pageQuestionsView?.slots;
  const texts = localized(view);
  if (!model || !texts) return null;
  const { language, locale, record } = texts;
  const messages = language.slots;
  const isChosen = model.chosen.value !== null;
  const slot = model.chosen.value ?? model.first.value;
  const { time_zone } = record;
  const time = slot ? formatShortSlot(slot, time_zone, locale) : "";
  const isFar = slot && createZone(time_zone).name !== undefined && isOtherZone([slot], time_zone);
  return (
    <div class="choice">
      <p class={isChosen ? "hint space" : "hint"}>{messages.slotDescription}</p>
      {slot && (
        <p class={isChosen ? undefined : "space"}>
          <span class="hint">{messages.chosenTime}</span> <b>{time}</b>{" "}
          <button
            type="button"
            class="link"
            aria-label={language.submission.labelled(messages.removeTime, time)}
            onClick={(event) => {
              moveFocus(event.currentTarget, "form", "fieldset.slot");
              model.choose(undefined);
            }}
          >
            {messages.removeTime}
          </button>{" "}
          {isFar && (
            <span class="hint">{messages.readerTime(formatShortSlot(slot, "", locale))}</span>
          )}
        </p>
      )}
    </div>
  );
}

/** Chooses the earliest time. It is also shown with the other weeks: otherwise, the buttons below it would move. */
function FirstTime({ record, language, model, locale }: SlotProps) {
  const slot = model.first.value;
  return slot ? (
    <Row class="row first-time" isChecked={model.isChosen(slot)} onToggle={model.chooseFirst}>
      <span>
        <span class="hint">{language.slots.firstTime}</span>{" "}
        {formatShortSlot(slot, record.time_zone, locale)}
      </span>
    </Row>
  ) : null;
}

type MoveButtonProps = SlotProps & { step: 1 | -1 };

/** Shows earlier (-1) or later (1) times. Never removed, so that it keeps its place and the focus. */
function MoveButton({ model, step, language: { slots } }: MoveButtonProps) {
  const isDisabled = isUnderway(useView().scheduler.phase.value) || !model.canMove(step);
  return (
    <button
      type="button"
      class={step < 0 ? "move back" : "move"}
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) model.move(step);
      }}
    >
      <span class="visually-hidden">{step < 0 ? slots.earlier : slots.later}</span>
    </button>
  );
}
