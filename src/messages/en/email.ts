/** The English sentences that only an email to a patient has. Its others are those of the sent screen. */
export const email = {
  /** Somebody else may have entered the address. */
  reason:
    "You are receiving this email because this address was entered in a request for an appointment. If that was not you, you can ignore it.",
  /** The subject, if staff have booked another time before. */
  changedTitle: "Your appointment has changed",
  /** About the file of an appointment. */
  attached: "The attached file adds the time to your calendar.",
};
