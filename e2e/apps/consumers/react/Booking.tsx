import "@web-scheduler/widget/define";
import type {} from "@web-scheduler/widget/react";

/** The form of the location in the page's URL. */
export function Booking({ search }: { search: string }) {
  const settings = new URLSearchParams(search);
  return (
    <web-scheduler
      location-id={settings.get("id") ?? ""}
      base-url={settings.get("api") ?? ""}
      onweb-scheduler-request={(event) => event.respondWith(Promise.resolve())}
    >
      <a href="tel:+12025550143">Call us</a>
    </web-scheduler>
  );
}
