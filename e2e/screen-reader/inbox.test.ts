import { bookingRequest } from "../../test/server/handler-fixture.ts";
import { runServer } from "../../test/server/started.ts";
import { test } from "./test.ts";

test("staff answer a request in the list, and hear what was saved and which is next", async ({
  reader,
}) => {
  const { child, ready } = runServer("--port", "0", "--data", ":memory:");
  const origin = await ready;
  for (const firstName of ["Maren", "Nils"]) {
    await fetch(`${origin}/dev/booking-requests/`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(bookingRequest({ patient: { firstName }, time_zone: "UTC" })),
    });
  }
  await reader.open(`${origin}/dev/inbox/`, "Times are UTC.");
  await reader.pressUntil("Tab", "Answer Maren");
  await reader.press("Return", "expanded");
  await reader.pressUntil("Tab", "Note");
  await reader.type("Calls back.");
  await reader.pressUntil("Tab", "Left a voicemail");
  await reader.press("Return", "Answer Nils", "Saved: Maren, Left a voicemail");
  child.kill();
});
