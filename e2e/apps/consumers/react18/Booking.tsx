import { WebScheduler } from "@web-scheduler/widget/react18";
import { useState } from "react";

/** The form of the location in the page's URL. */
export function Booking({ search }: { search: string }) {
  const [requestId, setRequestId] = useState("");
  const settings = new URLSearchParams(search);
  return (
    <>
      <p>{requestId && `Thank you, ${requestId}`}</p>
      <WebScheduler
        className="booking"
        location-id={settings.get("id") ?? ""}
        base-url={settings.get("api") ?? ""}
        idempotency-header
        no-history={false}
        prefill={{ firstName: "Maren" }}
        onweb-scheduler-request={(event) => event.respondWith(Promise.resolve())}
        onweb-scheduler-sent={(event) => setRequestId(event.detail.requestId)}
      >
        <a href="tel:+12025550143">Call us</a>
      </WebScheduler>
    </>
  );
}
