import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { DraftState } from "../../../src/preview/draft/link.ts";
import { HandOver } from "../../../src/preview/hand-over/HandOver.tsx";
import { previewOf, renderPreview } from "../preview-fixture.tsx";

const LOGO = "web_scheduler_config.branding.header_logo_url";
const EXAMPLE = { example: "branded" };
const OWN = { locationId: "any", baseUrl: "https://api.practice.example" };

async function openDialog(
  changes: DraftState["changes"] = {},
  source: DraftState["source"] = EXAMPLE,
  site = "http://localhost:5173",
) {
  const preview = previewOf("branded", {}, site);
  const { draft } = preview;
  draft.open({ ...draft.state.value, source, changes });
  preview.isHandingOver.value = true;
  const container = renderPreview(<HandOver />, preview);
  await expect.element(page.getByRole("heading", { name: "To look at" })).toBeVisible();
  const text = (label: string) =>
    container.querySelector(`[aria-labelledby="copy-${label}"]`)?.textContent ?? "";
  const marked = (label: string) =>
    [...container.querySelectorAll(`[aria-labelledby="copy-${label}"] mark`)].map(
      (mark) => mark.textContent,
    );
  return { preview, container, text, marked, html: () => text("html") };
}

test("what is not known of an example is marked in its HTML, which has nothing of this computer or the example", async () => {
  const { preview, html, marked } = await openDialog();
  expect(new Set(marked("html"))).toEqual(
    new Set([
      "https://api.example",
      "LOCATION-ID",
      "+15550100",
      "https://booking.example/booking-requests/",
      "https://cdn.example",
    ]),
  );
  const { id, phone_number } = preview.draft.published.value;
  for (const other of ["localhost", id, phone_number]) expect(html()).not.toContain(other);
});

test("the HTML of a practice’s own location has what is known, and marks the rest", async () => {
  const { html, marked } = await openDialog({}, OWN, "https://static.example");
  expect(html()).toContain('base-url="https://api.practice.example"');
  expect(html()).toContain('src="https://static.example/web-scheduler.js"');
  expect(new Set(marked("html"))).toEqual(new Set(["https://booking.example/booking-requests/"]));
});

test("with all addresses, only the phone number is a placeholder until the API responds", async () => {
  const addresses = {
    "base-url": "https://api.practice.example/",
    "location-id": "{10A3D96E-CB6C-4813-935A-A30369DD4806}",
    "submit-url": "https://booking.practice.example/requests/",
    script: "https://cdn.practice.example/forms/",
  };
  const { html, marked } = await openDialog(addresses);
  expect(new Set(marked("html"))).toEqual(new Set(["+15550100"]));
  expect(html()).toContain('location-id="10a3d96e-cb6c-4813-935a-a30369dd4806"');
  expect(html()).toContain('base-url="https://api.practice.example"');
  expect(html()).toContain('submit-url="https://booking.practice.example/requests/"');
  expect(html()).toContain('src="https://cdn.practice.example/forms/web-scheduler.js"');
});

test.each([
  ["practice.example/api", "Write the whole address, such as https://api.example."],
  ["ftp://api.practice.example", "Use an address that starts with https://: pages load no other."],
  ["http://api.practice.example", "Use an address that starts with https://: pages load no other."],
  ["javascript:alert(1)", "Write the whole address, such as https://api.example."],
  ["https:api.practice.example", "Write the whole address, such as https://api.example."],
  ["https://api.practice.example/?", "Leave out what begins with ? or #."],
  [
    "https://ada:secret@api.practice.example",
    "Leave out the user name and password: every visitor could read them.",
  ],
  ["https://api.practice.example/?key=1", "Leave out what begins with ? or #."],
  [
    "https://api.practice.example/api/v1/location/",
    "Leave out /api/v1 and what follows: the form adds it.",
  ],
])("the address %s is refused, kept, and not in the HTML", async (address, problem) => {
  const { html, container } = await openDialog({ "base-url": address });
  const field = page.getByLabelText(/^API/).element() as HTMLInputElement;
  expect(field.value).toBe(address);
  expect(container.querySelector(".error-message")?.textContent).toBe(problem);
  expect(html()).toContain('base-url="https://api.example"');
});

test("the record for developers has the whole branding and what was changed, but nothing of the page, and logos of this computer as files", async () => {
  const logo = "data:image/webp;base64,AAAA#on-color";
  const changes = { city: "Elsewhere", "--web-scheduler-radius": 4, [LOGO]: logo };
  const { preview, text, marked } = await openDialog(changes);
  const { branding } = preview.draft.published.value.web_scheduler_config;
  expect(JSON.parse(text("record"))).toEqual({
    city: "Elsewhere",
    web_scheduler_config: {
      branding: {
        ...branding,
        header_logo_url: "https://cdn.example/header_logo.webp#on-color",
        footer_logo_url: "https://cdn.example/footer_logo.svg",
      },
    },
  });
  expect(marked("record")).toEqual([
    "https://cdn.example/header_logo.webp",
    "https://cdn.example/footer_logo.svg",
  ]);
  const file = page.getByRole("link", { name: "header_logo.webp" }).element() as HTMLAnchorElement;
  expect([file.href, file.download]).toEqual([logo, "header_logo.webp"]);
});

test("where the clipboard cannot be used, the text is selected", async () => {
  const { html } = await openDialog();
  const { clipboard } = navigator;
  Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  await userEvent.click(page.getByRole("button", { name: "Copy HTML", exact: true }));
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  await expect.element(page.getByText("Selected: press Ctrl+C to copy")).toBeVisible();
  expect(getSelection()?.toString().trim()).toBe(html().trim());
});
