import type { KnownLocations } from "../intake/locations.ts";
import { APPOINTMENT, CONFIRMATION } from "../stores/planned-notifications.ts";
import { type Channel, PermanentError } from "./channel.ts";
import { patientEmail } from "./patient-email.ts";
import type { MailServer } from "./smtp.ts";

// What mail servers use between and around addresses: an answer must be one address.
const ADDRESS = /^[^\s"(),:;<>@[\\\]]+@[^\s"(),:;<>@[\\\]]+$/;
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/** The emails to patients: that their request arrived, and the appointment that staff have booked. */
export function patientChannels(
  server: MailServer,
  from: string,
  practiceOf: KnownLocations["practiceOf"],
): Channel[] {
  return [CONFIRMATION, APPOINTMENT].map((name) => ({
    name,
    close: server.close,
    async send({ request, suspicion }, _stopping, about) {
      const to = request.patient.email;
      // A request may have arrived twice, marked only once.
      if (to === undefined || suspicion !== null) return;
      if (!ADDRESS.test(to)) throw new PermanentError("not an address");
      const practice = await practiceOf(request.location_id.toLowerCase());
      if (!practice) throw new PermanentError("unknown location");
      const bookedFor = name === APPOINTMENT ? about?.bookedFor : undefined;
      const { calendar, ...content } = await patientEmail(request, practice, bookedFor);
      const id = [request.id, name, bookedFor?.replace(/\W/g, "")].filter(Boolean).join(".");
      const email = {
        ...content,
        // Not texts, in which a comma would begin another address.
        from: { name: practice.name.replace(CONTROLS, " "), address: from },
        to: { name: "", address: to },
        // The same in every attempt, by which mail programs recognize a second copy.
        messageId: `<${id}@web-scheduler>`,
        // No automatic answers (RFC 3834).
        headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
        attachments: calendar
          ? [
              {
                filename: "appointment.ics",
                content: calendar,
                contentType: "text/calendar; charset=utf-8",
              },
            ]
          : [],
      };
      await server.send(email, about?.beforeEnd);
    },
  }));
}
