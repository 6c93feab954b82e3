import { expect, onTestFinished, test, vi } from "vitest";
import { button, fillIn, heading, renderExample, row } from "../render-fixture.ts";

function holdTimers() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

test("the title of the sent screen is announced, and not read again at the end of the form", async () => {
  const { root } = renderExample("observed-defaults");
  await fillIn();
  const region = root.querySelector(".widget > [aria-live]:last-child");
  holdTimers();
  (button("Send request").element() as HTMLElement).click();
  const announced = () => expect(region?.textContent).toBe("Your request was sent");
  await vi.waitFor(announced, { timeout: 10_000 });
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await expect.poll(() => region?.textContent).toBe("");
  expect(root.contains(region)).toBe(true);
  await expect.element(heading("Your request was sent")).toBeVisible();
});

test("each new title is announced, but not the first; one that follows within seconds as long as the others", async () => {
  const { root, record } = renderExample("screener-stops");
  await expect.element(row("Yes")).toBeVisible();
  const region = root.querySelector(".widget > [aria-live]:last-child");
  expect(region?.textContent).toBe("");
  holdTimers();
  for (const [name, title] of [
    ["Yes", "Call 911 now"],
    ["Change my answer", record.web_scheduler_config.screener_question.question],
    ["No", "Request an appointment"],
  ] as const) {
    (row(name).element() as HTMLElement).click();
    await vi.waitFor(() => expect(region?.textContent).toBe(title), { timeout: 10_000 });
    vi.advanceTimersByTime(5_000);
    expect(region?.textContent).toBe(title);
  }
});

test("only controls listen to clicks, because a screen reader calls all text around the others clickable", async () => {
  const listening = new Set<string>();
  const addEventListener = vi.spyOn(Element.prototype, "addEventListener");
  addEventListener.mockImplementation(function (this: Element, ...args) {
    if (/^(?:click|mousedown|mouseup)$/.test(args[0])) listening.add(this.localName);
    return EventTarget.prototype.addEventListener.apply(this, args);
  });
  onTestFinished(() => addEventListener.mockRestore());
  renderExample("everything-on");
  await row("No").click();
  await button("Continue").click();
  await expect.element(heading("There is a problem")).toBeVisible();
  expect([...listening].toSorted()).toEqual(["button", "input"]);
});
