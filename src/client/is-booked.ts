import { readBodyText } from "./read-body.ts";

const TIMEOUT_MS = 5_000;

/** Whether a receiver's response says that the chosen time is taken for the patient. */
export const isBooked = (body: unknown): boolean =>
  typeof body === "object" && body !== null && "booked" in body && body.booked === true;

/**
 * {@link isBooked} of a response's body. False if the body is not JSON, too large or late: the
 * receiver has the request, but did not confirm the time.
 */
export async function confirmsBooking(response: Response): Promise<boolean> {
  const timeout = new Promise<string>((resolve) => setTimeout(resolve, TIMEOUT_MS, ""));
  try {
    // A page that handles requests itself may read the body, too.
    return isBooked(JSON.parse(await Promise.race([readBodyText(response.clone()), timeout])));
  } catch {
    return false;
  }
}
