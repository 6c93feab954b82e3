import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import { dialableNumber, formatE164 } from "../../../src/form/phone/format.ts";
import { messages as en } from "../../../src/messages/en-first-screen.ts";
import { CallButton, CallLink } from "../../../src/ui/elements/CallLink.tsx";

const viewOf = (phone: string) => ({
  messages: en,
  phone,
  formatPhone: formatE164,
  dialPhone: dialableNumber,
});

afterEach(cleanup);

test("a phone number is a link that dials it, in the national format", () => {
  render(<CallLink view={viewOf("+12025550143")} />);
  const link = screen.getByRole("link", { name: "(202)\u00a0555-0143" });
  expect(link.getAttribute("href")).toBe("tel:+12025550143");
});

test("text that cannot be dialed is plain text", () => {
  render(<CallLink view={viewOf("")} phone="at the front desk" />);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText("at the front desk").localName).toBe("bdi");
});

test("the call button names the number", () => {
  render(<CallButton view={viewOf("+12025550143")} />);
  expect(screen.getByRole("link", { name: en.call("(202)\u00a0555-0143") })).toBeTruthy();
});

test("without a phone number there is no call button", () => {
  const { container } = render(<CallButton view={viewOf("")} />);
  expect(container.childElementCount).toBe(0);
});
