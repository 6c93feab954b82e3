/** The name of the element. */
export const TAG_NAME = "web-scheduler";

/** The attribute of an element of the page that opens a form in a dialog. */
export const OPENER = "data-web-scheduler-open";

/** Marks the plain container of a form that a script tag has inserted. */
export const BOX = "data-web-scheduler";
