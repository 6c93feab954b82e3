/** Faults of the development server, in the order of its addresses: `/f/<scenarios>/…`. */
export interface Scenario {
  scenarios: string;
  title: string;
}

/** Which way of the form's meets them. */
export type Way = "load" | "send";

/** What a designer may want to see; the server's home page has them all. */
export const SCENARIOS: Readonly<Record<Way, { title: string; all: readonly Scenario[] }>> = {
  load: {
    title: "While the form loads",
    all: [
      { scenarios: "slow-4000", title: "Slow: four seconds" },
      { scenarios: "slow-12000", title: "Slow: twelve seconds" },
      { scenarios: "500", title: "Fails once (500)" },
      { scenarios: "500,500,500,500", title: "Fails again and again" },
      { scenarios: "404", title: "Location unknown (404)" },
      { scenarios: "429-2", title: "Too many requests (429)" },
      { scenarios: "reset", title: "Connection breaks" },
      { scenarios: "cutjson", title: "Answer is cut off" },
      { scenarios: "html200", title: "Guest network’s welcome page" },
      { scenarios: "wrong-id", title: "Another location’s record" },
    ],
  },
  send: {
    title: "While the request is sent",
    all: [
      { scenarios: "slow-4000", title: "Slow: four seconds" },
      { scenarios: "500", title: "Fails (500)" },
      { scenarios: "lost", title: "Answer is lost" },
      { scenarios: "422", title: "Phone number refused (422)" },
      { scenarios: "503,503,503", title: "Takes no requests (503)" },
      { scenarios: "403", title: "Refused (403)" },
    ],
  },
};
