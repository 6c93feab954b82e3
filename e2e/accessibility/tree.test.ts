import type { Page } from "@playwright/test";
import { mockReceiver, type Reply } from "../fixtures/mock-receiver.ts";
import { answerAll, openForm, passScreener, submit } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";
import { accessibilityTree } from "./accessibility-tree.ts";

test.skip(
  ({ browserName }) => browserName !== "chromium",
  "Only Chromium exposes its accessibility tree.",
);

const brand = `region “Kestrel Row Dental”
image “A kestrel in flight”
heading “Kestrel Row Dental” level 2
paragraph Family dentistry above the harbour`;
const call = `link “Call (416) 555-0131”
paragraph In an emergency, call 911.`;
const help = `paragraph Prefer to talk? Call (416) 555-0131
${call}`;
const contact = `image “Kestrel Row Dental”
paragraph 31 Kestrel Row, 2nd floor, Port Wenlow
paragraph (416) 555-0131
link “(416) 555-0131”
status`;

const screener = (summary: string, group: string, invalid = "") => `${brand}
paragraph Step 1 of 2
heading “One question first” level 3
${summary}group “Do you have swelling in your face or neck, or a fever together with toothache?”${group}
radio “Yes”${invalid}
radio “No”${invalid}
button “Continue”
${help}
${contact}`;

const stopped = `${brand}
heading “Please call the practice” level 3
paragraph We want to see you today. Please call us, so that we can find a time at once.
link “Call (416) 555-0131”
button “Change my answer”
paragraph In an emergency, call 911.
${contact}`;

const detailsWithErrors = `${brand}
paragraph Step 2 of 2
heading “Request an appointment” level 3
paragraph Thank you. A few details, and we will find you a time.
paragraph Answer every question unless it says “optional”.
region “There is a problem”
paragraph There is a problem
list
button “Select what the appointment is for”
button “Enter your first name”
button “Enter your last name”
button “Enter your email address”
button “Enter your phone number”
button “Enter your date of birth”
group “What is the appointment for?” – Error: Select what the appointment is for
paragraph Error: Select what the appointment is for
radio “Check-up and cleaning” invalid
radio “First visit” invalid
radio “Child's visit” invalid
radio “Filling or crown” invalid
group “Who would you like to see?”
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
status
paragraph The practice will use this number to agree on a time with you.
paragraph Error: Enter your phone number
textbox “Phone number” invalid required – The practice will use this number to agree on a time with you. Error: Enter your phone number
status
group “Date of birth” – For example, 3 27 1985 Error: Enter your date of birth
paragraph For example, 3 27 1985
paragraph Error: Enter your date of birth
textbox “Month” invalid required
textbox “Day” invalid required
textbox “Year” invalid required
paragraph As on your card, or “none”
textbox “Insurance (optional)” – As on your card, or “none”
status
paragraph Please do not use this for emergencies.
textbox “Is there anything the practice should know? (optional)” – Please do not use this for emergencies.
status
alert
button “Send request”
button “Back”
${help}
${contact}`;

test("the tree has the screener, its error, and the screen that asks the patient to call", async ({
  page,
  site,
  host,
}) => {
  const form = await openForm(page, { site, host }, { example: "everything-on" });
  expect(await accessibilityTree(page)).toBe(screener("", ""));
  await submit(form).click();
  await form.locator(".summary").waitFor();
  const summary = `region “There is a problem”
paragraph There is a problem
list
button “Select yes or no”
`;
  const error = ` – Error: Select yes or no
paragraph Error: Select yes or no`;
  expect(await accessibilityTree(page)).toBe(screener(summary, error, " invalid"));
  await form.locator('[name="screener"][value="yes"]').check();
  await submit(form).click();
  await form.locator(".practice-text").waitFor();
  expect(await accessibilityTree(page)).toBe(stopped);
});

test("the tree has each field's name, hint, error and required state", async ({
  page,
  site,
  host,
}) => {
  const form = await openForm(page, { site, host }, { example: "everything-on" });
  await passScreener(form);
  await form.locator(".questions").waitFor();
  await submit(form).click();
  await form.locator(".summary").waitFor();
  expect(await accessibilityTree(page)).toBe(detailsWithErrors);
});

const practice = `region “Thistle & Wren Family Dentistry”
heading “Thistle & Wren Family Dentistry” level 2`;

async function screenAfter(page: Page, replies: Reply[], screen: string): Promise<string> {
  const form = page.locator("web-scheduler");
  await mockReceiver(page, replies);
  await answerAll(form);
  await submit(form).click();
  await form.locator(screen).waitFor();
  return (await accessibilityTree(page)).replace(/\b[0-9A-F]{8}\b/, "A1B2C3D4");
}

test("the tree has the alert for a request that was not sent", async ({ page, site, host }) => {
  await openForm(page, { site, host }, { example: "optional-fields" });
  expect(await screenAfter(page, [{ status: 403 }], ".not-sent")).toContain(`alert
paragraph Your request was not sent
paragraph The practice’s system did not accept your request. Your answers are still here. Please call the practice.
paragraph Call (720) 555-0118
link “Call (720) 555-0118”
button “Send again”`);
});

test("the tree has the confirmation and what happens next", async ({ page, site, host }) => {
  await page.clock.setFixedTime("2026-11-20T17:00:00Z");
  await openForm(page, { site, host }, { example: "optional-fields" });
  expect(await screenAfter(page, [], ".sent")).toBe(`${practice}
heading “Your request was sent” level 3
paragraph \u2068Thistle & Wren Family Dentistry\u2069 will contact you to agree on a time. You do not have an appointment until then.
term Your reference
definition A1B2C3D4
term Practice
definition Thistle & Wren Family Dentistry
term Phone
definition (720) 555-0118 It is now 10:00 AM MST there.
link “(720) 555-0118”
button “Print or save this page”
paragraph In an emergency, call 911.
paragraph 820 Tumbledown Road, Wrenfield, CO 80900
paragraph (720) 555-0118
link “(720) 555-0118”
status`);
});
