import { listedIds } from "../contract/location-record/location-id.ts";

export const TAG_NAME = "web-scheduler";

/** The attribute of an element of the page that opens a form in a dialog. */
export const OPENER = "data-web-scheduler-open";

/** Whether an opener's value names a form: by its `id`, or by one of its location ids. */
export const isNameOf = (form: Element, name: string) =>
  name.toLowerCase() === form.id.toLowerCase() ||
  listedIds(name).some((id) => listedIds(form.getAttribute("location-id")).includes(id));

/** Marks the plain container of a form that a script tag has inserted. */
export const BOX = "data-web-scheduler";

/** As in package.json. Part of the chunks' file names: a script never loads another version's chunks. */
export const VERSION = "1.0.0-rc.2";

/** Set on a script tag when its form is created, for other copies and versions of the script. */
export const USED = Symbol.for("web-scheduler");

/** Inside the element: the JSON of the practice's own questions. */
export const OWN_QUESTIONS_SCRIPT = 'script[type="application/json"]';
