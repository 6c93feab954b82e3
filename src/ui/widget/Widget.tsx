import type { ReadonlySignal } from "@preact/signals";
import { render } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { isRed } from "../../form/branding/card-colors.ts";
import { contain } from "../../host/contain.ts";
import type { Phase } from "../../state/phase.ts";
import type { SchedulerModel } from "../../state/scheduler-model.ts";
import { BrandFooter, CardFoot, CardHead } from "../card/CardHead.tsx";
import { Headline } from "../card/Headline.tsx";
import { adoptColors, followTheme } from "../card/page-theme.ts";
import { createFocusManager } from "../dom/focus.ts";
import { Boundary, Lazy } from "../elements/Boundary.tsx";
import { LIVE } from "../elements/live.ts";
import { Questions, waitingText } from "../screens/Questions.tsx";
import { sentTitle } from "../screens/sent-title.ts";
import { Closed, Failed, Loading, Stopped, urgentNumber } from "../screens/without-form.tsx";
import type { View } from "../view.ts";
import { useView, ViewContext } from "../view-context.ts";
import { LanguageMenu } from "./LanguageMenu.tsx";
import { NOT_RECORDED, NOT_RECORDED_CLASSES } from "./not-recorded.ts";

/** Components render when their signals change; most keys render nothing (`bindValue`). Returns its removal. */
export function renderWidget(
  root: Element | ShadowRoot,
  scheduler: SchedulerModel,
  view: ReadonlySignal<View>,
): () => void {
  const removed = new AbortController();
  const theme = followTheme((root.getRootNode() as ShadowRoot).host, removed);
  const focus = createFocusManager(root, scheduler, view);
  render(
    <ViewContext.Provider value={{ view, root }}>
      <Boundary>
        <Root root={root} theme={theme} updateFocus={focus.update} />
      </Boundary>
    </ViewContext.Provider>,
    root,
  );
  return () => {
    removed.abort();
    focus.stop();
    render(null, root);
  };
}

interface WidgetProps {
  root: Node;
  theme: ReturnType<typeof followTheme>;
}

/** A separate component: with this effect in `Widget`, an error in its first render would not be contained. */
function Root({ updateFocus, ...props }: WidgetProps & { updateFocus(rendered: Phase): void }) {
  const { scheduler } = useView();
  const phase = scheduler.phase.value;
  // In a microtask, because components such as the error summary render after this one.
  useLayoutEffect(
    () => queueMicrotask(contain(() => updateFocus(phase))),
    [phase, scheduler.form.failedAttempts.value],
  );
  return <Widget {...props} />;
}

function Widget({ root, theme }: WidgetProps) {
  const view = useView();
  const { scheduler, messages } = view;
  const { scheme, accent } = theme.value;
  const { form } = scheduler;
  const phase = scheduler.phase.value;
  const record = scheduler.record.value;
  const brand = scheduler.brand.value;
  // The page's fallback content stays in its place until there is a form, in a slot outside the
  // section, so that nothing on the page moves; where there is none and no number, it has the way to call.
  const isWaiting = phase.name === "loading" || phase.name === "failed";
  const isDeadEnd =
    (phase.name === "closed" || phase.name === "stopped") && !view.dialPhone(view.phone);
  const color = brand && (brand.color ?? accent);
  // Next to a red card, an error would be overlooked.
  const isPlain = !color || (isRed(color) && Object.keys(form.attemptErrors.value).length > 0);
  const printed = isPlain ? null : color;
  useLayoutEffect(
    () => adoptColors(root.getRootNode() as ShadowRoot, printed, scheme),
    [String(printed), scheme],
  );
  const step = form.step.value;
  const [answered, count] = form.progress();
  const screen = step?.name ?? phase.name;
  const classes = ["widget", scheme, isPlain && "plain", stateOf(view, phase)];
  return (
    <>
      {(isWaiting || isDeadEnd) && <slot key="fallback" />}
      <section
        key={isWaiting ? "waiting" : "form"}
        class={[...classes, ...NOT_RECORDED_CLASSES].filter(Boolean).join(" ")}
        {...NOT_RECORDED}
        part="frame"
        lang={messages.tag}
        dir={messages.direction ?? "ltr"}
        aria-label={record?.name ?? messages.detailsTitle}
        style={{ fontFamily: brand?.font ?? undefined }}
      >
        {view.Bar && <view.Bar messages={messages} />}
        <Boundary>
          <LanguageOffer />
        </Boundary>
        <Lazy show="IdleNotice" />
        <Lazy show="LanguageChanged" />
        <div class="ticket">
          <Boundary>
            <LanguageMenu />
          </Boundary>
          <div class="card">
            <Boundary>
              <CardHead brand={brand} />
            </Boundary>
            <Boundary
              key={screen}
              fallback={
                phase.name === "sent" && <p class="title">{sentTitle(view, phase.receipt)}</p>
              }
            >
              <Headline phase={phase} />
            </Boundary>
            <Boundary>{record && <CardFoot record={record} />}</Boundary>
            <i class="perforation" style={{ "--ws-done": step ? answered / count : 0 }} />
          </div>
          <div class="paper">
            <Boundary key={screen}>
              <Screen phase={phase} />
            </Boundary>
          </div>
        </div>
        <Boundary>{brand && <BrandFooter brand={brand} />}</Boundary>
        <div class="visually-hidden" {...LIVE}>
          {waitingText(view, phase)}
        </div>
        {/* For the title of a new screen (dom/focus.ts). Not in the region above: if its text changes twice at
        once, readers say the last one twice. */}
        <div class="visually-hidden" {...LIVE} />
      </section>
    </>
  );
}

/** What the card looks like, other than while it asks. */
function stateOf(view: View, phase: Phase) {
  if (phase.name === "sent") return phase.receipt.isBooked ? "sent booked" : "sent requested";
  if (phase.name === "stopped" && urgentNumber(view) !== undefined) return "urgent";
  return phase.name === "step" && phase.sending.name === "sending" && "sending";
}

function LanguageOffer() {
  const { offer } = useView();
  if (!offer) return null;
  const { tag, direction = "ltr", offerLabel } = offer.messages;
  return (
    <div class="offer">
      <button type="button" class="link" lang={tag} dir={direction} onClick={offer.accept}>
        {offerLabel}
      </button>
    </div>
  );
}

function Screen({ phase }: { phase: Phase }) {
  const { submission, Locations } = useView();
  switch (phase.name) {
    case "loading":
      return <Loading />;
    case "failed":
      return <Failed phase={phase} />;
    case "closed":
      return <Closed />;
    case "step":
      return <Questions phase={phase} />;
    case "stopped":
      return <Stopped />;
    case "locations":
      return Locations && <Locations />;
    case "sent":
      return submission.value && <submission.value.Sent {...phase} />;
  }
}
