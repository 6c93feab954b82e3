import { listedIds } from "../../contract/location-record/location-id.ts";

/** Whether an opener's value names a form: by its `id`, or by one of its location ids. */
export const isNameOf = (form: Element, name: string) =>
  name.toLowerCase() === form.id.toLowerCase() ||
  listedIds(name).some((id) => listedIds(form.getAttribute("location-id")).includes(id));
