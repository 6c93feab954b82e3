import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { LocationRecord } from "../../../src/contract/location-record/location-record.ts";
import { EXAMPLES, exampleBySlug } from "../../../src/examples/index.ts";
import { drawn } from "../drawn.ts";

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

function show(slug: string, over?: Parameters<typeof drawn>[1]) {
  const record = exampleBySlug(slug)?.record;
  if (!record) throw new Error(`There is no example ${slug}.`);
  const widget = drawn(record, over);
  cleanUps.push(widget.remove);
  return { ...widget, record };
}

const focused = (root: ShadowRoot) => root.activeElement;
const box = (name: string | RegExp) => page.getByRole("textbox", { name, exact: true });

test.each(EXAMPLES.map(({ slug }) => slug))(
  "%s is drawn, named after its practice",
  async (slug) => {
    const { record } = show(slug);
    await expect.element(page.getByRole("region", { name: record.name })).toBeInTheDocument();
    await expect.element(page.getByRole("heading").first()).toBeInTheDocument();
  },
);

test("only the fields that the record asks for are there, optional ones said to be", async () => {
  show("optional-fields");
  await expect.element(box("First name")).toBeVisible();
  await expect.element(box("Email address (optional)")).toBeVisible();
  await expect.element(box("Phone number")).toHaveAttribute("aria-required", "true");
  expect(page.getByRole("textbox", { name: /Insurance/ }).elements()).toEqual([]);
});

test("each field has the autofill token that browsers and password managers know", async () => {
  const { root } = show("every-field");
  await expect.element(box("First name")).toBeVisible();
  const tokens = [...root.querySelectorAll("input, textarea")].map((control) => [
    control.getAttribute("name"),
    control.getAttribute("autocomplete"),
  ]);
  expect(Object.fromEntries(tokens)).toEqual({
    firstName: "given-name",
    lastName: "family-name",
    email: "email",
    phone: "tel",
    day: "bday-day",
    month: "bday-month",
    year: "bday-year",
    insurance: "off",
    additionalDetails: "off",
  });
});

test("no text that a patient types into is smaller than 16 pixels, so that phones do not zoom", async () => {
  const { root } = show("every-field", { width: 280 });
  await expect.element(box("First name")).toBeVisible();
  for (const control of root.querySelectorAll("input, textarea")) {
    expect(Number.parseFloat(getComputedStyle(control).fontSize)).toBeGreaterThanOrEqual(16);
  }
});

test.each([180, 256, 320, 640])("nothing is wider than a column of %i pixels", async (width) => {
  const { root, host } = show("everything-on", { width });
  await expect.element(page.getByRole("radio", { name: "Yes" })).toBeVisible();
  expect(root.querySelector(".widget")?.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
});

test("first and last name stand side by side where there is room, else one below the other", async () => {
  const tops = (root: ShadowRoot) =>
    ["firstName", "lastName"].map(
      (name) => root.querySelector(`#${name}`)?.getBoundingClientRect().top,
    );
  const wide = show("observed-defaults", { width: 640 });
  await expect.element(box("First name")).toBeVisible();
  const [first, last] = tops(wide.root);
  expect(first).toBe(last);
  wide.host.style.width = "360px";
  await expect.poll(() => tops(wide.root)[0] !== tops(wide.root)[1]).toBe(true);
});

test("the controls of a row stand on one line, whatever is noted under one of them", async () => {
  const { root } = show("every-field", { width: 640 });
  await box("Email address").fill("maren@gmial.com");
  await userEvent.click(box("First name"));
  await expect.element(page.getByText("Did you mean maren@gmail.com?").first()).toBeVisible();
  const rows = [...root.querySelectorAll(".question")].map((question) => ({
    question: question.getBoundingClientRect(),
    control: question.querySelector("input, textarea")?.getBoundingClientRect(),
  }));
  for (const { question, control } of rows) {
    const beside = rows.filter(
      (other) => other.question.top < question.bottom && other.question.bottom > question.top,
    );
    for (const other of beside) expect(other.control?.top).toBe(control?.top);
  }
  expect(rows[0]?.question.top).toBe(rows[1]?.question.top);
});

test("the parts of a date stand on one line on the narrowest phone, with an error too", async () => {
  const { root } = show("observed-defaults", { width: 288 });
  const lines = () =>
    new Set([...root.querySelectorAll(".date input")].map((one) => one.getBoundingClientRect().top))
      .size;
  await expect.element(box("Year")).toBeVisible();
  expect(lines()).toBe(1);
  await page.getByRole("button", { name: "Send request" }).click();
  await expect.element(page.getByRole("region", { name: "There is a problem" })).toBeVisible();
  expect(lines()).toBe(1);
});

test("the form takes no focus when it appears", async () => {
  const { root } = show("observed-defaults");
  await expect.element(box("First name")).toBeVisible();
  expect(focused(root)).toBeNull();
});

test("sending once hands over once, however often the button is pressed", async () => {
  const { handedOver } = show("observed-defaults");
  await typePatient();
  const send = page.getByRole("button", { name: "Send request" }).element() as HTMLButtonElement;
  send.click();
  send.click();
  await expect.element(page.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  expect(handedOver).toHaveLength(1);
});

test("Enter in a field sends, too", async () => {
  const { handedOver } = show("observed-defaults");
  await typePatient();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  expect(handedOver[0]?.patient.dob).toBe("1985-03-27");
});

test("the sent screen shows no patient answer", async () => {
  const { root } = show("observed-defaults");
  await typePatient();
  await page.getByRole("button", { name: "Send request" }).click();
  await expect.element(page.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  expect(root.textContent).not.toMatch(/Maren|Sørby|0143|1985/);
});

test("an answer that the practice refuses is marked with the practice's own words", async () => {
  show("observed-defaults", {
    outcomes: [{ kind: "rejected", errors: { phone: "We cannot call this number." } }],
  });
  await typePatient();
  await page.getByRole("button", { name: "Send request" }).click();
  const phone = box("Phone number");
  await expect.element(phone).toHaveAccessibleDescription(/Error: We cannot call this number\./);
  await expect.element(phone).toHaveValue("202 555 0143");
  await phone.fill("202 555 0144");
  await expect.element(phone).not.toHaveAttribute("aria-invalid");
});

test("offline, nothing is sent and nothing lost; back online, sending is offered", async () => {
  const { online, scheduler, handedOver } = show("observed-defaults");
  online.value = false;
  await typePatient();
  await page.getByRole("button", { name: "Send request" }).click();
  await expect.element(page.getByRole("alert").getByText(/seem to be offline/)).toBeVisible();
  expect(handedOver).toEqual([]);
  online.value = true;
  scheduler.online();
  await expect
    .element(page.getByText("You are back online. Your answers are still here."))
    .toBeVisible();
  expect(handedOver).toEqual([]);
  await page.getByRole("button", { name: "Send again" }).click();
  await expect.element(page.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
});

test("a record's texts are shown as text, whatever they hold", async () => {
  const payload = `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>`;
  const record = structuredClone(exampleBySlug("everything-on")?.record) as LocationRecord;
  record.name = payload;
  record.web_scheduler_config.screener_question.question = payload;
  record.web_scheduler_config.branding.header_tagline = payload;
  const { root, remove } = drawn(record);
  cleanUps.push(remove);
  await expect.element(page.getByRole("group", { name: payload })).toBeVisible();
  expect(root.querySelectorAll("script, img[onerror]")).toHaveLength(0);
  expect("hacked" in window).toBe(false);
});

test("closed scheduling tells how to call", async () => {
  const { record } = show("closed");
  await expect
    .element(page.getByRole("heading", { name: "Online requests are closed" }))
    .toBeVisible();
  const call = page.getByRole("link", { name: /^Call/ });
  await expect.element(call).toHaveAttribute("href", `tel:${record.phone_number}`);
  expect(page.getByRole("textbox").elements()).toEqual([]);
});

test("a virtual location has no street address, and says that visits are virtual", async () => {
  const { record, root } = show("virtual");
  await expect.element(page.getByText(/Visits with this practice are virtual/)).toBeVisible();
  expect(root.textContent).not.toContain(record.streetAddress || "no such street");
});

async function typePatient(): Promise<void> {
  await box("First name").fill("Maren");
  await box("Last name").fill("Sørby");
  await box("Phone number").fill("202 555 0143");
  await box("Month").fill("March");
  await box("Day").fill("27");
  await box("Year").fill("1985");
}
