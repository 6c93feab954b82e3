import { isLoopback } from "../contract/loopback.ts";

/** Whether data from this URL cannot be read or changed in transit. */
export const isSecureUrl = (url: string) =>
  new URL(url).protocol === "https:" || isLoopback(new URL(url).hostname);
