import { expect, test } from "../fixtures/test.ts";
import { treeBetween } from "./accessibility-tree.ts";

test.skip(
  ({ browserName }) => browserName !== "chromium",
  "Only Chromium exposes its accessibility tree.",
);

const PREFERRED = `group “Which times work for you? (optional)”
checkbox “Any day and time” checked
group “Days”
checkbox “Monday”
checkbox “Tuesday”
checkbox “Wednesday”
checkbox “Thursday”
checkbox “Friday”
checkbox “Saturday”
checkbox “Sunday”
group “Times of day”
checkbox “Morning”
checkbox “Afternoon”
checkbox “Evening”`;

const FOR_CHILD = `radiogroup “Who is the appointment for?” required
radio “For me”
radio “For my child” checked
radio “For someone else”
heading “About you” level 4
textbox “Your first name” required
textbox “Your last name” required
paragraph For example, mother, father or guardian
textbox “Your relationship to the child” required – For example, mother, father or guardian
paragraph The practice may call this number.
textbox “Your phone number” required – The practice may call this number.
heading “About the child” level 4
radiogroup “Has the child been to this practice before?” required
radio “Yes”
radio “No, this is the first visit”`;

const CONSENT_HINT = "Message rates may apply. To stop the messages, tell the practice.";
const CONSENT = `checkbox “I agree that \u2068Larkmere Dental\u2069 may send me text messages about this appointment request. (optional)” – ${CONSENT_HINT}
paragraph ${CONSENT_HINT}`;

test("the tree has the preferred times, and the questions about a child", async ({
  page,
  openForm,
}) => {
  const attributes = { "ask-times": "", ask: "new-patient for-whom text-consent" };
  const form = await openForm({ example: "observed-defaults", attributes });
  await form.getByRole("checkbox", { name: "Any day and time" }).check();
  await form.getByRole("radio", { name: "For my child" }).check();
  await form.getByLabel("Your relationship to the child").waitFor();
  expect(await treeBetween(page, "group “Which", "radiogroup “Who")).toBe(PREFERRED);
  expect(await treeBetween(page, "radiogroup “Who", "textbox “Child")).toBe(FOR_CHILD);
  expect(await treeBetween(page, "checkbox “I agree", "button “Send")).toBe(CONSENT);
});
