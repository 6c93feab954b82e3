import { languageMenu, passScreener, submit } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";

test("a screener has its question as a heading, and what to do after a dangerous answer", async ({
  page,
  openForm,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = await openForm({ example: "everything-on" });
  await languageMenu(form).waitFor();
  await expect(form).toMatchAriaSnapshot(`
    - region "Kestrel Row Dental":
      - button "Language"
      - img "A kestrel in flight"
      - heading "Kestrel Row Dental" [level=2]
      - paragraph: Family dentistry above the harbour
      - heading "Do you have swelling in your face or neck, or a fever together with toothache?" [level=3]
      - paragraph: In an emergency, call 911.
      - group "Do you have swelling in your face or neck, or a fever together with toothache?":
        - button "Yes"
        - button "No"
      - link "Call (416) 555-0131":
        - /url: tel:+14165550131
      - img "Kestrel Row Dental"
      - paragraph: 31 Kestrel Row, 2nd floor, Port Wenlow
  `);
  await form.getByRole("button", { name: "Yes" }).press("Space");
  await form.getByRole("button", { name: "Change my answer" }).waitFor();
  await expect(form).toMatchAriaSnapshot(`
    - region "Kestrel Row Dental":
      - heading "Please call the practice" [level=3]
      - button "Change my answer"
      - paragraph: We want to see you today. Please call us, so that we can find a time at once.
      - paragraph:
        - link "Call (416) 555-0131":
          - /url: tel:+14165550131
        - link "In an emergency, call 911.":
          - /url: tel:911
  `);
});

test("each field has its name, hint, error and required state", async ({ page, openForm }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = await openForm({ example: "everything-on" });
  await passScreener(form);
  await form.getByRole("radio", { name: "First visit" }).press("Space");
  await submit(form).click();
  await form.getByRole("heading", { name: "About you" }).waitFor();
  await submit(form).click();
  await form.getByRole("heading", { name: "There are 5 problems" }).waitFor();
  await expect(form).toMatchAriaSnapshot(`
    - region "Kestrel Row Dental":
      - button "Back"
      - paragraph: Step 2 of 2
      - button "First visit Change"
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
      - paragraph: The insurance company’s name, or “none”
      - textbox "Insurance (optional)"
      - paragraph: In an emergency, call 911.
      - textbox "Is there anything the practice should know? (optional)"
      - button "Send request"
      - link "Call (416) 555-0131":
        - /url: tel:+14165550131
      - paragraph: In an emergency, call 911.
  `);
});
