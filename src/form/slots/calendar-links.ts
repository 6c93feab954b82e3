import { isoInstant } from "../iso-instant.ts";
import type { CalendarEvent } from "./calendar-event.ts";

/**
 * Pages on which a calendar adds the event of the file: in the browsers of other apps nothing happens when a
 * file is downloaded. They contain less than the file, and the provider learns it only if the patient follows one.
 */
export function calendarLinks({ slot, title, place, notes }: CalendarEvent): [string, string][] {
  const start = isoInstant(Date.parse(slot.start));
  const end = isoInstant(Date.parse(slot.end));
  const text = notes.join("\n");
  return [
    [
      "Google Calendar",
      `https://calendar.google.com/calendar/render?${query({
        ...{ action: "TEMPLATE", text: title, dates: `${start}/${end}`.replace(/[-:]|\.\d+/g, "") },
        ...{ location: place, details: text },
      })}`,
    ],
    [
      "Outlook",
      `https://outlook.live.com/calendar/0/deeplink/compose?${query({
        ...{ path: "/calendar/action/compose", rru: "addevent", subject: title },
        ...{ startdt: start, enddt: end, location: place, body: text },
      })}`,
    ],
  ];
}

// Not `URLSearchParams`: Outlook shows its "+" in place of spaces.
const query = (parameters: Record<string, string>) =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
