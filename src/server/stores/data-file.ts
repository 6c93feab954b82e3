import process from "node:process";

/** Where the inbox is kept unless said otherwise: outside version control, from the working folder. */
export const dataFile = () => process.env.WEB_SCHEDULER_DATA || ".data/booking-requests.sqlite";
