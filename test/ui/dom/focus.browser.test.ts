import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import type { SchedulerDeps } from "../../../src/state/deps.ts";
import { recordOf } from "../../example-record.ts";
import {
  ANSWERS,
  button,
  fillIn,
  heading,
  renderExample,
  renderRecord,
  row,
  textbox,
} from "../render-fixture.ts";

const expectFocused = (root: ShadowRoot) =>
  expect.poll(() => root.activeElement?.getAttribute("value") ?? root.activeElement?.textContent);

test("focus moves to the title of each new screen, forward and back; a stop has both numbers, the urgent one first", async () => {
  const { root, record } = renderExample("screener-stops");
  const { question } = record.web_scheduler_config.screener_question;
  await row("Yes").click();
  await expectFocused(root).toBe("Call 911 now");
  const calls = [...root.querySelectorAll(".actions a")].map((link) => link.getAttribute("href"));
  expect(calls).toEqual(["tel:911", `tel:${record.phone_number}`]);
  await button("Change my answer").click();
  await expectFocused(root).toBe(question);
  await row("No").click();
  await expectFocused(root).toBe("Request an appointment");
  await button("Back").click();
  await expectFocused(root).toBe(question);
});

test("focus moves to the title after a retry, but not after the first failure", async () => {
  const failed = { ok: false, failure: "unreachable" } as const;
  const results: Awaited<ReturnType<SchedulerDeps["load"]>>[] = [failed, failed];
  const record = recordOf("observed-defaults");
  const { root } = renderRecord(record, {
    load: async () => results.shift() ?? { ok: true, record, problems: [] },
  });
  await expect.element(heading("The appointment form is not available")).toBeVisible();
  expect(root.activeElement).toBeNull();
  await button("Try again").click();
  await expectFocused(root).toBe("The appointment form is not available");
  // The second time, it asks to call.
  expect(root.querySelector("[role=alert]")?.textContent).toMatch(/Please call the practice\.$/);
  await button("Try again").click();
  await expectFocused(root).toBe("Request an appointment");
});

test("sending again with the same errors focuses the summary again", async () => {
  const { root } = renderExample("observed-defaults");
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await button("Send request").click();
    await expectFocused(root).toMatch(/^There are 4 problems/);
  }
});

test("the phone link follows the last question on every screen (WCAG 2.2, 3.2.6)", async () => {
  const { root } = renderExample("screener-stops");
  const isLast = () => {
    const link = [...root.querySelectorAll(".screen a.call")].at(-1);
    const lastContent = [...root.querySelectorAll(".screen :is(.rows, .question, p)")]
      .filter((element) => !element.querySelector("a.call") && !element.closest(".help"))
      .at(-1);
    const position = link && lastContent?.compareDocumentPosition(link);
    return Boolean(position && position & Node.DOCUMENT_POSITION_FOLLOWING);
  };
  await expect.element(row("No")).toBeVisible();
  expect(isLast()).toBe(true);
  await row("No").click();
  await expect.element(heading("Request an appointment")).toBeVisible();
  expect(isLast()).toBe(true);
});

test("a suggestion that interrupts sending moves focus to the email address", async () => {
  const { root, scheduler, submitted } = renderExample("optional-fields");
  await fillIn({ ...ANSWERS, "Email address (optional)": "ada@gmial.com" });
  await button("Send request").click();
  await expect.element(page.getByText("Did you mean ada@gmail.com?")).toBeVisible();
  await expect
    .element(page.getByText("If this email address is right, leave it as it is."))
    .toBeVisible();
  expect(root.activeElement?.id).toBe("email");
  expect(submitted).toEqual([]);
  await button("Send request").click();
  await expect.poll(() => scheduler.phase.value.name).toBe("sent");
  expect(submitted[0]?.patient.email).toBe("ada@gmial.com");
});

test("accepting the suggested email address returns the focus to its field", async () => {
  const { root } = renderExample("optional-fields");
  const email = textbox("Email address (optional)");
  await fillIn({ ...ANSWERS, "Email address (optional)": "ada@gmial.com" });
  await button("Send request").click();
  await button("Yes, change it").click();
  await expect.element(email).toHaveValue("ada@gmail.com");
  expect(root.activeElement?.id).toBe("email");
});

test.each([
  ["a page without a header", "", "", 0],
  ["a page with a sticky header", "position: sticky", "", 60],
  ["a page that leaves room for its fixed header", "position: fixed; width: 100%", "60px", 60],
  ["a page whose header scrolls away", "position: static", "", 0],
])(
  "after a request was sent, the form begins below the top of %s",
  async (_, style, padding, bottom) => {
    const { root, container } = renderExample("observed-defaults");
    const header = document.body.insertBefore(document.createElement("div"), container);
    header.style.cssText = `${style}; height: ${style && "60px"}; top: 0`;
    container.style.margin = "700px 0 2000px";
    document.documentElement.style.scrollPaddingTop = padding;
    document.documentElement.style.scrollBehavior = "smooth";
    onTestFinished(() => {
      header.remove();
      document.documentElement.removeAttribute("style");
    });
    await fillIn();
    await button("Send request").click();
    await expectFocused(root).toBe("Your request was sent");
    const card = root.querySelector(".widget");
    await expect.poll(() => Math.round(card?.getBoundingClientRect().top ?? 0)).toBe(bottom + 16);
  },
);
