import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import { en } from "../../../src/messages/en.ts";
import { CallButton, CallLink } from "../../../src/ui/elements/CallLink.tsx";

afterEach(cleanup);

test("a phone number is a link that dials it, in the national format", () => {
  render(<CallLink phone="+12025550143" />);
  const link = screen.getByRole("link", { name: "(202) 555-0143" });
  expect(link.getAttribute("href")).toBe("tel:+12025550143");
});

test("text that cannot be dialed is plain text", () => {
  render(<CallLink phone="at the front desk" />);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText("at the front desk").localName).toBe("bdi");
});

test("the call button names the number", () => {
  render(<CallButton view={{ messages: en, phone: "+12025550143" }} />);
  expect(screen.getByRole("link", { name: en.call("(202) 555-0143") })).toBeTruthy();
});

test("without a phone number there is no call button", () => {
  const { container } = render(<CallButton view={{ messages: en, phone: "" }} />);
  expect(container.childElementCount).toBe(0);
});
