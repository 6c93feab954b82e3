/** The elements of the demonstration’s pages that its script reads and fills, by their ids. */
export const DEMO_IDS = {
  record: "demo-record",
  form: "demo-form",
  request: "demo-request",
  /** On the home page: the records of all pictures, by the names of their examples. */
  pictures: "demo-pictures",
} as const;
