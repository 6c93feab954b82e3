/** The English sentences of emails to patients, and of the pages around the form; no chunk has them. */
export const outsideForm = {
  /** In an email to a patient, whose address somebody else may have entered. Its other sentences are those of the sent screen. */
  emailReason:
    "You are receiving this email because this address was entered in a request for an appointment. If that was not you, you can ignore it.",
  /** The next sentence, unless the practice has set an address for replies. */
  noReplies: "Replies to this email are not read.",
  /** The subject, if staff have booked another time before. */
  changedTitle: "Your appointment has changed",
  /** About the file of an appointment. */
  attached: "The attached file adds the time to your calendar.",
  /** Of the standalone booking page, around the form. */
  page: ["Request an appointment", "Call us to book"],
  /** On the page of the link in an email. */
  linkPage: {
    /** Of the link in an email, and of its page. */
    title: "Cancel or ask for another time",
    /** What the page asks, and why. */
    letters: "First three letters of your last name",
    reason: "So that nobody else can change your request.",
    wrong: "These letters do not match the request.",
    /** Asked once more before the practice gets the message: of an appointment, or of a request only; then the buttons. */
    cancel: {
      booked: "Cancel your appointment?",
      requested: "Cancel your request?",
      yes: "Yes, please cancel",
      no: "No, go back",
    },
    /** Instead of the title, after the patient has asked. */
    received: "The practice has your message",
    /** Above one of `changes`. */
    message: "Your message",
    /** What holds until staff answer: of an appointment, or of a request only. */
    booked: "Your appointment stands until the practice confirms.",
    requested: "Your request stays as it is until the practice answers.",
    /** Instead of the title, if the link cannot be used any more, or now; then what to do. */
    ended: "This link has ended",
    later: "Please try again later",
    call: "To change or cancel, call the number in your email.",
  },
  /** What the patient says to the practice there. */
  changes: { cancel: "Please cancel", move: "Please call me about another time" },
};

/** What emails to patients and the standalone booking page say. */
export type OutsideForm = typeof outsideForm;
