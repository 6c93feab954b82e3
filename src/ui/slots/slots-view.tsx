import { computed } from "@preact/signals";
import { formatSlot, zoneNote } from "../../form/slots/format-times.ts";
import type { Scheduler } from "../../state/scheduler.ts";
import type { SlotsModel } from "../../state/slots/slots-model.ts";
import { practiceLocale } from "../dom/practice-locale.ts";
import type { QuestionSetView } from "../view.ts";
import { Appointment } from "./Appointment.tsx";
import { ChosenTime } from "./ChosenTime.tsx";
import { observeColumns } from "./observe-columns.ts";
import { SlotQuestion } from "./SlotQuestion.tsx";

/** Shows the available times, and what the form says after one was chosen. */
export function createSlotsView(model: SlotsModel, { phase }: Scheduler): QuestionSetView {
  const receipt = computed(() => (phase.value.name === "sent" ? phase.value.receipt : null));
  const widthRef = observeColumns(model.hasColumns);
  return {
    Questions: (props) => <SlotQuestion {...props} model={model} widthRef={widthRef} />,
    BeforeSend: (props) => <ChosenTime {...props} model={model} />,
    sentTime(receipt, record, language) {
      const { slot, isBooked } = receipt;
      const { slots, messages } = language;
      if (!slot) return undefined;
      const zoned = [slot, record.time_zone, practiceLocale(messages.tag, record)] as const;
      const text = `${formatSlot(...zoned)} ${zoneNote(...zoned)}`.trimEnd();
      return {
        term: isBooked ? slots.bookedTime : slots.sentTime,
        text,
        appointment: isBooked ? <Appointment {...{ slot, receipt, record, language }} /> : null,
      };
    },
    adapt(view, { slots }) {
      const { deferred } = view;
      return {
        ...view,
        deferred: computed(() => {
          const loaded = deferred.value;
          const sent =
            receipt.value?.slot && (receipt.value.isBooked ? slots.booked : slots.requested);
          return loaded && { ...loaded, messages: { ...loaded.messages, ...sent } };
        }),
      };
    },
  };
}
