import { LenientLocationRecord } from "./location-record.ts";
import { shapeOf } from "./shape-of.ts";

/**
 * What the widget reads. The build replaces this module with its value
 * (tasks/build/plugins/compile-shape.ts), so that the script does not contain zod.
 */
export const RECORD_SHAPE = shapeOf(LenientLocationRecord);
