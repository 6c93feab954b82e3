/** The anchor of a heading, as GitHub makes it, so that links work in both. */
export const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, "")
    .replaceAll(" ", "-");
