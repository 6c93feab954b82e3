import { CHARACTER_LIMITS, fits } from "../../contract/booking-request/characters.ts";
import { type Checked, fault } from "../errors.ts";
import { tidyLine, tidyParagraphs } from "./normalize.ts";

type LimitedField = keyof typeof CHARACTER_LIMITS;

const limited = (value: string, limit: number): Checked =>
  fits(value, limit) ? { value: value || null } : fault("too-long", { limit });

/** A name or another single line: anything of any script within the field's limit. */
export const checkLine = (typed: string, field: LimitedField): Checked =>
  limited(tidyLine(typed), CHARACTER_LIMITS[field]);

/** Free text of several lines within the field's limit. */
export const checkParagraphs = (typed: string, field: LimitedField): Checked =>
  limited(tidyParagraphs(typed), CHARACTER_LIMITS[field]);
