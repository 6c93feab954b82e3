/** The request that a fault affects. */
export type FaultTarget = "load" | "send";

/** A sequence of the development server's faults: `/f/<scenarios>/…`. */
export interface FaultOption {
  scenarios: string;
  title: string;
}

export interface ActiveFault {
  target: FaultTarget;
  scenarios: string;
}

/** The faults that matter for a form's design; the server's home page lists all of them. */
export const FAULT_OPTIONS: Readonly<
  Record<FaultTarget, { title: string; options: readonly FaultOption[] }>
> = {
  load: {
    title: "While the form loads",
    options: [
      { scenarios: "slow-4000", title: "Slow: 4 seconds" },
      { scenarios: "slow-12000", title: "Slow: 12 seconds" },
      { scenarios: "500", title: "Fails once (500)" },
      { scenarios: "500,500,500,500", title: "Keeps failing (500)" },
      { scenarios: "404", title: "Unknown location (404)" },
      { scenarios: "429-2", title: "Too many requests (429)" },
      { scenarios: "reset", title: "Connection reset" },
      { scenarios: "cutjson", title: "Truncated response" },
      { scenarios: "html200", title: "Captive portal page" },
      { scenarios: "wrong-id", title: "Record of another location" },
    ],
  },
  send: {
    title: "While the request is sent",
    options: [
      { scenarios: "slow-4000", title: "Slow: 4 seconds" },
      { scenarios: "500", title: "Fails (500)" },
      { scenarios: "lost", title: "Response is lost" },
      { scenarios: "422", title: "Phone number rejected (422)" },
      { scenarios: "503,503,503", title: "Unavailable (503)" },
      { scenarios: "403", title: "Refused (403)" },
    ],
  },
};
