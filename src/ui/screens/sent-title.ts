import type { Receipt } from "../../state/phase.ts";
import type { View } from "../view.ts";

/** What a patient must know, even if nothing else of the sent screen can be shown. */
export const sentTitle = ({ language: { value: language } }: View, { isBooked }: Receipt) =>
  isBooked ? language?.slots.bookedTitle : language?.submission.sentTitle;
