/** A value of the reader's own, which replaces a placeholder in every snippet. */
export interface OwnValue {
  /** The attribute whose rules the value follows; `origin` and `folder` are other addresses. */
  kind: "location-id" | "base-url" | "submit-url" | "phone" | "origin" | "folder";
  label: string;
  hint: string;
  placeholder: string;
}

/** The origin of the page with the form, in the code of receivers. */
export const PAGE_ORIGIN = "https://practice.example";

/** The form's fields, in their order. */
export const ownValues = (placeholders: {
  locationId: string;
  baseUrl: string;
  submitUrl: string;
  scriptOrigin: string;
  phoneNumber: string;
}): OwnValue[] => [
  {
    kind: "location-id",
    label: "Location ID",
    hint: "A UUID, from whoever runs the practice’s API.",
    placeholder: placeholders.locationId,
  },
  {
    kind: "base-url",
    label: "The API’s base URL",
    hint: "From whoever runs the practice’s API.",
    placeholder: placeholders.baseUrl,
  },
  {
    kind: "submit-url",
    label: "The receiver’s URL",
    hint: "It takes the booking requests.",
    placeholder: placeholders.submitUrl,
  },
  {
    kind: "folder",
    label: "The folder of the script",
    hint: "Where you host the files web-scheduler*.",
    placeholder: placeholders.scriptOrigin,
  },
  {
    kind: "phone",
    label: "The practice’s phone number",
    hint: "With + and the country’s code, without spaces.",
    placeholder: placeholders.phoneNumber,
  },
  {
    kind: "origin",
    label: "Your website",
    hint: "The part of its address before the path; receivers allow it.",
    placeholder: PAGE_ORIGIN,
  },
];
