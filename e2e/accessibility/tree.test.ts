import { mockReceiver } from "../fixtures/mock-receiver.ts";
import { answerAll, passScreener, submit } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";
import { radios, timesPage } from "../slots/times-page.ts";

test("a screener has its question, its error, and what to do after a dangerous answer", async ({
  openForm,
}) => {
  const form = await openForm({ example: "everything-on" });
  await submit(form).click();
  await form.getByRole("button", { name: "Select yes or no" }).waitFor();
  await expect(form).toMatchAriaSnapshot(`
    - region "Kestrel Row Dental":
      - button "Language"
      - img "A kestrel in flight"
      - heading "Kestrel Row Dental" [level=2]
      - paragraph: Family dentistry above the harbour
      - paragraph: Step 1 of 4
      - heading "One question first" [level=3]
      - region "There is a problem":
        - heading "There is a problem" [level=4]
        - list:
          - listitem:
            - button "Select yes or no"
      - radiogroup "Do you have swelling in your face or neck, or a fever together with toothache?" [invalid]:
        - paragraph: "Error: Select yes or no"
        - radio "Yes"
        - radio "No"
      - paragraph:
        - button "Continue"
      - paragraph:
        - text: Prefer to talk?
        - link "Call (416) 555-0131":
          - /url: tel:+14165550131
      - paragraph: In an emergency, call 911.
      - img "Kestrel Row Dental"
      - paragraph: 31 Kestrel Row, 2nd floor, Port Wenlow
  `);
  await expect(form.getByRole("radio", { name: "Yes" })).toHaveAccessibleDescription(
    "Error: Select yes or no",
  );
  await form.getByRole("radio", { name: "Yes" }).check();
  await submit(form).click();
  await form.getByRole("button", { name: "Change my answer" }).waitFor();
  await expect(form).toMatchAriaSnapshot(`
    - region "Kestrel Row Dental":
      - button "Language"
      - img "A kestrel in flight"
      - heading "Kestrel Row Dental" [level=2]
      - paragraph: Family dentistry above the harbour
      - heading "Please call the practice" [level=3]
      - paragraph: We want to see you today. Please call us, so that we can find a time at once.
      - paragraph:
        - link "Call (416) 555-0131":
          - /url: tel:+14165550131
        - link "In an emergency, call 911.":
          - /url: tel:911
      - button "Change my answer"
      - img "Kestrel Row Dental"
      - paragraph: 31 Kestrel Row, 2nd floor, Port Wenlow
  `);
});

test("each field has its name, hint, error and required state", async ({ openForm }) => {
  const form = await openForm({ example: "everything-on" });
  await passScreener(form);
  await form.getByRole("radio", { name: "First visit" }).press("Space");
  await submit(form).click();
  await form.getByRole("heading", { name: "About you" }).waitFor();
  await submit(form).click();
  await form.getByRole("heading", { name: "There are 5 problems" }).waitFor();
  await expect(form).toMatchAriaSnapshot(`
    - region "Kestrel Row Dental":
      - button "Language"
      - img "A kestrel in flight"
      - heading "Kestrel Row Dental" [level=2]
      - button "Back"
      - paragraph: Step 3 of 4
      - paragraph:
        - 'button "Change: First visit"': First visit
      - heading "About you" [level=3]
      - region "There are 5 problems":
        - heading "There are 5 problems" [level=4]
        - list:
          - listitem:
            - button "Enter your first name"
          - listitem:
            - button "Enter your last name"
          - listitem:
            - button "Enter your email address"
          - listitem:
            - button "Enter your phone number"
          - listitem:
            - button "Enter your date of birth"
      - paragraph: "Error: Enter your first name"
      - textbox "First name" [invalid]
      - paragraph: "Error: Enter your last name"
      - textbox "Last name" [invalid]
      - paragraph: "Error: Enter your email address"
      - textbox "Email address" [invalid]
      - paragraph: "Error: Enter your phone number"
      - textbox "Phone number" [invalid]
      - group "Date of birth":
        - paragraph: "Error: Enter your date of birth"
        - textbox "Month" [invalid]
        - textbox "Day" [invalid]
        - textbox "Year" [invalid]
      - paragraph:
        - button "Continue"
      - paragraph:
        - text: Prefer to talk?
        - link "Call (416) 555-0131":
          - /url: tel:+14165550131
      - paragraph: In an emergency, call 911.
  `);
  const descriptions = {
    "First name": "Error: Enter your first name",
    "Phone number": "Error: Enter your phone number",
    Month: "Error: Enter your date of birth",
  };
  for (const [name, description] of Object.entries(descriptions)) {
    await expect(form.getByRole("textbox", { name })).toHaveAccessibleDescription(description);
  }
});

test("the questions about somebody else name the person", async ({ openForm }) => {
  const attributes = { "ask-times": "", ask: "new-patient for-whom text-consent" };
  const form = await openForm({ example: "observed-defaults", attributes });
  await form.getByRole("radio", { name: "For my child" }).check();
  await form.getByRole("radiogroup", { name: /^Has the child/ }).waitFor();
  const questions = form.locator(".questions");
  await expect(questions).toMatchAriaSnapshot(`
    - radiogroup "Who is the appointment for?":
      - radio "For me"
      - radio "For my child" [checked]
      - radio "For someone else"
    - radiogroup "Has the child been to this practice before?":
      - radio "Yes"
      - radio "No, this is the first visit"
  `);
  await form.getByRole("radio", { name: "Yes" }).check();
  await submit(form).click();
  await form.getByRole("checkbox", { name: "Any day and time" }).check();
  await expect(questions).toMatchAriaSnapshot(`
    - group "Which times work for you? (optional)":
      - checkbox "Any day and time" [checked]
      - group "Days":
        - checkbox "Monday"
        - checkbox "Tuesday"
        - checkbox "Wednesday"
        - checkbox "Thursday"
        - checkbox "Friday"
        - checkbox "Saturday"
        - checkbox "Sunday"
      - group "Times of day":
        - checkbox "Morning"
        - checkbox "Afternoon"
        - checkbox "Evening"
  `);
  await submit(form).click();
  await form.getByRole("heading", { name: "About you" }).waitFor();
  await expect(questions).toMatchAriaSnapshot(`
    - textbox "Your first name"
    - textbox "Your last name"
    - paragraph: For example, mother, father or guardian
    - textbox "Your relationship to the child"
    - textbox "Your phone number"
  `);
  await answerAll(form, { requesterFirstName: "Ana", requesterLastName: "Ana", relation: "Ana" });
  await form.getByRole("heading", { name: "About the child" }).waitFor();
  await expect(questions).toMatchAriaSnapshot(`
    - textbox "Child’s first name": /./
    - textbox "Child’s last name": /./
    - group "Child’s date of birth":
      - textbox "Month": /./
      - textbox "Day": /./
      - textbox "Year": /./
  `);
});

test("a request that was not sent is a notice with the number to call", async ({
  page,
  openForm,
}) => {
  const form = await openForm({ example: "observed-defaults" });
  await mockReceiver(page, [{ status: 403 }]);
  await answerAll(form);
  await submit(form).click();
  await expect(form.locator(".not-sent")).toMatchAriaSnapshot(`
    - paragraph: Your request was not sent
    - paragraph: The practice’s system did not accept your request. Your answers are still here. Please call the practice.
  `);
});

test("the available times are grouped by day, and the chosen one is named in full", async ({
  page,
  openForm,
}) => {
  await page.clock.install({ time: "2026-11-20T16:00:00Z" });
  await page.route("**/fhir/Slot?*", (route) => {
    const entry = ["2026-11-23T14:00:00Z", "2026-11-23T18:00:00Z", "2026-11-24T23:30:00Z"].map(
      (start) => ({
        resource: {
          resourceType: "Slot",
          id: start,
          schedule: { reference: "Schedule/1" },
          status: "free",
          start,
          end: new Date(Date.parse(start) + 1_800_000).toISOString(),
        },
      }),
    );
    return route.fulfill({
      headers: { "Access-Control-Allow-Origin": "*" },
      json: { resourceType: "Bundle", entry },
    });
  });
  const form = await openForm(timesPage("en"));
  await form.locator('[name="appointmentType"]').first().check();
  await submit(form).click();
  await radios(form).first().waitFor();
  await expect(form.getByRole("group", { name: /^When would you like/ })).toMatchAriaSnapshot(`
    - group "When would you like to come? (optional)":
      - paragraph
      - button "First available Mon, Nov 23, 9:00 AM"
      - paragraph: "Nov 20 – 26: 3 times Times are in this time zone: Eastern Time."
      - button "Earlier times" [disabled]
      - button "Later times"
      - text: Friday, November 20 0 times Saturday, November 21 0 times Sunday, November 22 0 times Monday, November 23 2 times
      - group "Monday, November 23 2 times":
        - radio "9:00 AM"
        - text: 9:00 AM
        - radio "1:00 PM"
        - text: 1:00 PM
      - text: Tuesday, November 24 1 time
      - group "Tuesday, November 24 1 time":
        - radio "6:30 PM"
        - text: 6:30 PM
      - text: Wednesday, November 25 0 times Thursday, November 26 0 times
      - paragraph: If you don’t choose a time, the practice will suggest one.
  `);
  await radios(form).first().check();
  await expect(form.getByRole("group", { name: "Your time" })).toMatchAriaSnapshot(`
    - group "Your time":
      - paragraph: Your time Mon, Nov 23, 9:00 AM
      - button "Remove"
      - paragraph: "In your time zone: Mon, Nov 23, 2:00 PM."
  `);
});
