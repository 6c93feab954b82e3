/** Attributes with the answers of the details screen, for journeys that are about something else. */
export const PREFILLED = {
  "prefill-first-name": "Maren",
  "prefill-last-name": "Quill",
  "prefill-phone": "2025550143",
  "prefill-dob": "1985-03-27",
};
