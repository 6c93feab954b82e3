import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { EXAMPLES } from "../../../src/contract/examples/practices.ts";
import { recordOf } from "../../example-record.ts";
import { button, fillIn, heading, renderExample, renderRecord } from "../render-fixture.ts";

test.each(EXAMPLES.map(({ slug }) => slug))(
  "%s renders a region with the name of the practice",
  async (slug) => {
    const { record, root } = renderExample(slug);
    await expect.element(page.getByRole("region", { name: record.name })).toBeInTheDocument();
    await expect.element(page.getByRole("heading").first()).toBeInTheDocument();
    // Screen readers say "status bar" for each empty one that they come by.
    expect(root.querySelectorAll('[role="status"]')).toHaveLength(0);
  },
);

test("a closed location shows how to call, and no fields", async () => {
  const { record } = renderExample("closed", { width: 1000 });
  await expect.element(page.getByText("In an emergency, call 911.")).toBeVisible();
  await expect.element(heading("Online requests are closed")).toBeVisible();
  const call = page.getByRole("link", { name: /^Call/ });
  await expect.element(call).toHaveAttribute("href", `tel:${record.phone_number}`);
  expect(page.getByRole("textbox").elements()).toEqual([]);
});

test("where patients are to call or to wait, the form says whether the practice is open", async () => {
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.UTC(2026, 10, 20, 20));
  onTestFinished(() => clock.mockRestore());
  const settings = { hours: "Mo-Fr 08:00-17:00" };
  const sent = renderExample("observed-defaults", { settings, outcomes: [{ kind: "unknown" }] });
  await fillIn();
  await button("Send request").click();
  await expect
    .poll(() => sent.root.textContent)
    .toMatch(/not have arrived.*Open now until 5:00.PM/);
  await button("Send again").click();
  await expect.poll(() => sent.root.textContent).toMatch(/was sent.*Open now until 5:00.PM/);
  const closed = renderExample("closed", { lang: "es", settings });
  await expect.poll(() => closed.root.textContent).toContain("Abre el lunes a las 8:00");
});

test("without a number to call, a closed location keeps what the page has in the element", async () => {
  const record = { ...recordOf("closed"), phone_number: "" };
  const { container } = renderRecord(record);
  container.firstElementChild?.insertAdjacentHTML("beforeend", '<a href="tel:112">Our desk</a>');
  await expect.element(heading("Online requests are closed")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Our desk" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^Call/ })).not.toBeInTheDocument();
});

test("a virtual location says that visits are virtual, and shows no street address", async () => {
  const { root } = renderRecord({ ...recordOf("observed-defaults"), is_virtual: true });
  await expect.element(page.getByText("Visits are by video or phone.")).toBeVisible();
  expect(root.textContent).not.toContain("Heron Lane");
});

test.each([
  ["(202) 555-0143", "tel:+12025550143"],
  ["at the front desk", undefined],
])(
  "the footer's number %s is dialed, if it can be, with the calling code of the practice",
  async (phone, href) => {
    const record = recordOf("branded");
    record.web_scheduler_config.branding.footer_phone = phone;
    renderRecord(record);
    await expect.element(page.getByText(phone)).toBeVisible();
    expect(page.getByText(phone).element().closest("a")?.getAttribute("href")).toBe(href);
  },
);

test("the practice's number is not repeated in the footer", async () => {
  const record = recordOf("branded");
  record.web_scheduler_config.branding.footer_phone = "(808) 555-0193";
  const { root, container } = renderRecord(record);
  await expect.element(page.getByRole("link", { name: /^Call/ })).toBeVisible();
  expect(root.querySelector(".contact")?.textContent).toContain("Breakwater Walk");
  for (const width of [640, 900]) {
    container.style.width = `${width}px`;
    const links = [...root.querySelectorAll('a[href="tel:+18085550193"]')];
    expect(links.filter((link) => link.checkVisibility())).toHaveLength(1);
  }
});
