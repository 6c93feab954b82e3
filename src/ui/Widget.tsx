import type { Phase } from "../state/phase.ts";
import { BrandFooter } from "./brand/BrandFooter.tsx";
import { BrandHeader } from "./brand/BrandHeader.tsx";
import { DialogBar } from "./elements/DialogBar.tsx";
import { IdleNotice } from "./elements/IdleNotice.tsx";
import { LanguageOffer } from "./elements/LanguageOffer.tsx";
import { Closed } from "./screens/Closed.tsx";
import { Details } from "./screens/Details.tsx";
import { Failed } from "./screens/Failed.tsx";
import { Loading } from "./screens/Loading.tsx";
import { Screener } from "./screens/Screener.tsx";
import { Sent } from "./screens/Sent.tsx";
import { Stopped } from "./screens/Stopped.tsx";
import type { View } from "./view.ts";

/** The whole widget: branding around the screen of the phase it is in. */
export function Widget({ view }: { view: View }) {
  const { scheduler, messages, brand, headingLevel } = view;
  const phase = scheduler.phase.value;
  const inner = brand?.header.name ? headingLevel + 1 : headingLevel;
  const record = "record" in phase ? phase.record : null;
  // What the page wrote inside the element, for as long as there is no form: where it already
  // stands, and in a section of its own, so that nothing on the page is seen to move.
  const waiting = phase.name === "loading" || phase.name === "failed";
  return (
    <>
      {waiting && <slot key="fallback" />}
      <section
        key={waiting ? "waiting" : "form"}
        class="widget"
        lang={messages.tag}
        dir={messages.direction}
        aria-label={record?.name ?? messages.detailsTitle}
        style={{
          "--ink-light": brand?.ink?.light,
          "--ink-dark": brand?.ink?.dark,
          fontFamily: brand?.font ?? undefined,
        }}
      >
        <DialogBar view={view} />
        <LanguageOffer offer={view.offer} />
        {brand && <BrandHeader brand={brand} level={headingLevel} />}
        <IdleNotice view={view} />
        {screen({ ...view, headingLevel: inner }, phase)}
        {brand && <BrandFooter brand={brand} />}
        <p class="unseen" role="status">
          {announcement(view, phase)}
        </p>
      </section>
    </>
  );
}

function screen(view: View, phase: Phase) {
  switch (phase.name) {
    case "loading":
      return <Loading view={view} slow={phase.slow} />;
    case "failed":
      return <Failed view={view} failure={phase.failure} offline={phase.offline} />;
    case "closed":
      return <Closed view={view} record={phase.record} />;
    case "screener":
      return <Screener view={view} record={phase.record} />;
    case "stopped":
      return <Stopped view={view} outcome={phase.outcome} />;
    case "details":
      return <Details view={view} record={phase.record} sending={phase.sending} />;
    case "sent":
      return (
        view.later && (
          <Sent view={view} later={view.later} record={phase.record} receipt={phase.receipt} />
        )
      );
  }
}

const announcement = ({ messages }: View, phase: Phase): string => {
  if (phase.name === "loading") return phase.slow ? messages.loadingSlowly : messages.loading;
  return phase.name === "details" && phase.sending.name === "sending" ? messages.sending : "";
};
