import type { FaultCode } from "../form/faults.ts";

/** Faults whose sentence depends on the question, and so stand in tables of their own. */
type ByQuestion = "missing" | "too-long" | "refused" | "date-incomplete";

/** What is said once a patient has pressed a button, in English. */
export const enLater = {
  missing: {
    firstName: "Enter your first name",
    lastName: "Enter your last name",
    email: "Enter your email address",
    phone: "Enter your phone number",
    dob: "Enter your date of birth",
    insurance: "Enter your insurance",
    additionalDetails: "Enter what you would like to tell us",
    screener: "Select yes or no",
    appointmentType: "Select what the appointment is for",
    provider: "Select who you would like to see",
  },
  tooLong: (field: string, limit: string) => `${field}: use ${limit} characters or fewer`,
  refused: "The practice could not accept this answer. Check it and send again",
  faults: {
    "email-at": "Enter an email address with one @ sign, like name@example.com",
    "email-blank": "Enter an email address without spaces, like name@example.com",
    "email-name": "Enter the part of the email address before the @ sign, like name@example.com",
    "email-domain":
      "Enter the full email address, with an ending like example.com after the @ sign",
    "phone-letters": (example: string) => `Enter the phone number in digits, like ${example}`,
    "phone-extension": (example: string) =>
      `Leave off the extension and enter only the phone number, like ${example}`,
    "phone-short": (example: string) =>
      `Enter the full phone number with the area code, like ${example}. This one is too short`,
    "phone-long": (example: string) =>
      `Enter one phone number, like ${example}. This one has too many digits`,
    "phone-country": "Enter the phone number with its country code, like +1 202 555 0143",
    "phone-impossible": (example: string) =>
      `Check the phone number. It should look like ${example}`,
    "date-day": "Enter the day as a number from 1 to 31",
    "date-month": "Enter the month as a number from 1 to 12, or by its name",
    "date-year": "Enter the year with 4 digits, like 1980",
    "date-year-short": "Enter the year with all 4 digits, like 1980 instead of 80",
    "date-not-real": (last: string) => `Check the day. That month had only ${last} days`,
    "date-future": "Date of birth must not be in the future",
    "date-too-old": "Check the year. It must be within the last 130 years",
  } satisfies Record<Exclude<FaultCode, ByQuestion>, string | ((detail: string) => string)>,
  incompleteDate: (parts: string) => `Date of birth must also have a ${parts}`,

  sendAgain: "Send again",
  unsureTitle: "We are not sure your request arrived",
  notSent: {
    offline:
      "You seem to be offline. Your answers are still here. Send again when you are back online.",
    "back-online": "You are back online. Your answers are still here.",
    unsure:
      "Your answers are still here. Send again: the practice will get your request only once. Or call.",
    busy: "The practice’s system is busy and did not take your request. Your answers are still here. Wait a minute and send again, or call.",
    refused:
      "The practice’s system did not accept your request. Your answers are still here. Please call instead.",
    reused:
      "Something went wrong with this request. Your answers are still here. Please send again, or call.",
    nowhere: "This form cannot send requests at the moment. Please call the practice instead.",
  },

  sentTitle: "Your request was sent",
  sent: (name: string) =>
    `${name} will contact you to agree on a time. You do not have an appointment until then.`,
  reference: "Your reference",
  practice: "Practice",
  sentAppointmentType: "Appointment for",
  sentProvider: "With",
  practicePhone: "Phone",
  localTime: (time: string) => `It is now ${time} there.`,
};
