/** Whom an appointment can be for, seen from the sender. */
export const FOR_WHOM = ["self", "child", "other"] as const;
export type ForWhom = (typeof FOR_WHOM)[number];

/** The longest answer about a sender who is not the patient, in visible characters. */
export const MAX_REQUESTER_LENGTH = 100;
