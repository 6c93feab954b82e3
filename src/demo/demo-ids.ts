/** The elements of a demonstration page that its script reads and fills, by their ids. */
export const DEMO_IDS = {
  record: "demo-record",
  form: "demo-form",
  request: "demo-request",
} as const;
