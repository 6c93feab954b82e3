import type { Page } from "@playwright/test";
import { mockReceiver, type Reply } from "../fixtures/mock-receiver.ts";
import { answerAll, languageMenu, passScreener, submit } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";
import { accessibilityTree } from "./accessibility-tree.ts";

test.skip(
  ({ browserName }) => browserName !== "chromium",
  "Only Chromium exposes its accessibility tree.",
);

const brand = `region “Kestrel Row Dental”
button “Language” collapsed
image “A kestrel in flight”
heading “Kestrel Row Dental” level 2
paragraph Family dentistry above the harbour`;
const call = `link “Call (416) 555-0131”
paragraph In an emergency, call 911.`;
const help = `paragraph Prefer to talk? Call (416) 555-0131
${call}`;
const contact = `image “Kestrel Row Dental”
paragraph 31 Kestrel Row, 2nd floor, Port Wenlow`;

const screener = (summary: string, states: string, error = "", line = "") => `${brand}
paragraph Step 1 of 2
heading “One question first” level 3
${summary}radiogroup “Do you have swelling in your face or neck, or a fever together with toothache?”${states} required${line}
radio “Yes”${error}
radio “No”${error}
button “Continue”
${help}
${contact}`;

const stopped = `${brand}
button “Change my answer”
heading “You cannot request this appointment online” level 3
paragraph We want to see you today. Please call us, so that we can find a time at once.
paragraph In an emergency, call 911.
link “Call (416) 555-0131”
${contact}`;

const detailsWithErrors = `${brand}
button “Back”
paragraph Step 2 of 2
heading “Request an appointment” level 3
paragraph Thank you. A few details, and we will find you a time.
paragraph All questions are required unless marked “optional”.
region “There are 6 problems”
heading “There are 6 problems” level 4
list
button “Select what the appointment is for”
button “Enter your first name”
button “Enter your last name”
button “Enter your email address”
button “Enter your phone number”
button “Enter your date of birth”
radiogroup “What is the appointment for?” invalid required
paragraph Error: Select what the appointment is for
radio “Check-up and cleaning” – Error: Select what the appointment is for
radio “First visit” – Error: Select what the appointment is for
radio “Child's visit” – Error: Select what the appointment is for
radio “Filling or crown” – Error: Select what the appointment is for
radiogroup “Who would you like to see?”
radio “No preference” checked
radio “Dr. Maris Winterbourne”
radio “Dr. Ambrose Tealeaf”
radio “Poppy Larksong, dental hygienist”
paragraph Error: Enter your first name
textbox “First name” invalid required – Error: Enter your first name
paragraph Error: Enter your last name
textbox “Last name” invalid required – Error: Enter your last name
paragraph The practice may email you at this address.
paragraph Error: Enter your email address
textbox “Email address” invalid required – The practice may email you at this address. Error: Enter your email address
paragraph The practice may call this number.
paragraph Error: Enter your phone number
textbox “Phone number” invalid required – The practice may call this number. Error: Enter your phone number
group “Date of birth”
paragraph Error: Enter your date of birth
textbox “Month” invalid required – Error: Enter your date of birth
textbox “Day” invalid required – Error: Enter your date of birth
textbox “Year” invalid required – Error: Enter your date of birth
paragraph As shown on your card, or “none”
textbox “Insurance (optional)” – As shown on your card, or “none”
paragraph Please do not use this for emergencies.
textbox “Is there anything the practice should know? (optional)” – Please do not use this for emergencies.
button “Send request”
${help}
${contact}`;

test("the tree has the screener, its error, and the screen that asks the patient to call", async ({
  page,
  openForm,
}) => {
  const form = await openForm({ example: "everything-on" });
  await languageMenu(form).waitFor();
  expect(await accessibilityTree(page)).toBe(screener("", ""));
  await submit(form).click();
  await form.locator(".summary").waitFor();
  await form.getByRole("button", { name: "Select yes or no" }).waitFor();
  const summary = `region “There is a problem”
heading “There is a problem” level 4
list
button “Select yes or no”
`;
  const error = "Error: Select yes or no";
  expect(await accessibilityTree(page)).toBe(
    screener(summary, " invalid", ` – ${error}`, `\nparagraph ${error}`),
  );
  await form.locator('[name="screener"][value="yes"]').check();
  await submit(form).click();
  await form.locator(".practice-text").waitFor();
  expect(await accessibilityTree(page)).toBe(stopped);
});

test("the tree has each field's name, hint, error and required state", async ({
  page,
  openForm,
}) => {
  const form = await openForm({ example: "everything-on" });
  await passScreener(form);
  await form.locator(".questions").waitFor();
  await submit(form).click();
  await form.locator(".summary").waitFor();
  expect(await accessibilityTree(page)).toBe(detailsWithErrors);
});

const practice = `region “Thistle & Wren Family Dentistry”
button “Language” collapsed
heading “Thistle & Wren Family Dentistry” level 2`;

async function screenAfter(page: Page, replies: Reply[], screen: string): Promise<string> {
  const form = page.locator("web-scheduler");
  await mockReceiver(page, replies);
  await answerAll(form);
  await submit(form).click();
  await form.locator(screen).waitFor();
  return (await accessibilityTree(page)).replace(/\b[\dHKMRWX]{4}-[\dHKMRWX]{4}\b/, "A1B2-C3D4");
}

test("the tree has the notice about a request that was not sent", async ({ page, openForm }) => {
  await openForm({ example: "optional-fields" });
  expect(await screenAfter(page, [{ status: 403 }], ".not-sent")).toContain(`
paragraph Your request was not sent
paragraph The practice’s system did not accept your request. Your answers are still here. Please call the practice.
link “Call (720) 555-0118”
button “Send again”`);
});

test("the tree has the confirmation and what happens next", async ({ page, openForm }) => {
  await page.clock.setFixedTime("2026-11-20T17:00:00Z");
  await openForm({ example: "optional-fields" });
  expect(await screenAfter(page, [], ".sent")).toBe(`${practice}
heading “Your request was sent” level 3
paragraph The practice will contact you to arrange a time. You do not have an appointment until then.
term Your reference
definition A1B2-C3D4 Copy the reference
button “Copy the reference”
term Sent on
definition November 20, 2026 at 10:00 AM (Mountain Time)
paragraph (Mountain Time)
term Practice phone
definition (720) 555-0118 It is now 10:00 AM at the practice.
link “(720) 555-0118”
paragraph It is now 10:00 AM at the practice.
heading “What happens now” level 4
list
button “Print or save a copy”
paragraph In an emergency, call 911.
paragraph 820 Tumbledown Road, Wrenfield, CO 80900`);
});
