/** The reference that the patient sees after sending, and the practice in its inbox. */
export const requestReference = (id: string) => id.slice(0, 8).toUpperCase();
