import "@web-scheduler/widget/define";
import type {} from "@web-scheduler/widget/preact";
import { render } from "preact";

const settings = new URLSearchParams(location.search);
const app = document.getElementById("app");
if (app) {
  render(
    <web-scheduler
      location-id={settings.get("id") ?? ""}
      base-url={settings.get("api") ?? ""}
      onweb-scheduler-request={(event) => event.respondWith(Promise.resolve())}
    />,
    app,
  );
}
