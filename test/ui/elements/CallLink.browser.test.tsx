import { signal } from "@preact/signals";
import { cleanup, render, screen } from "@testing-library/preact";
import type { VNode } from "preact";
import { afterEach, expect, test } from "vitest";
import { dialableNumber, formatE164 } from "../../../src/form/phone/format.ts";
import { messages as en } from "../../../src/messages/en-first-screen.ts";
import { CallButton, CallLink } from "../../../src/ui/elements/CallLink.tsx";
import { ViewContext } from "../../../src/ui/view-context.ts";

const withPhone = (phone: string, children: VNode) => {
  const view = { messages: en, phone, formatPhone: formatE164, dialPhone: dialableNumber };
  const context = { root: document, view: signal(view as never) };
  return render(<ViewContext.Provider value={context}>{children}</ViewContext.Provider>);
};

afterEach(cleanup);

test("a phone number is a link that dials it, in the national format", () => {
  withPhone("+12025550143", <CallLink />);
  const link = screen.getByRole("link", { name: "(202)\u00a0555-0143" });
  expect(link.getAttribute("href")).toBe("tel:+12025550143");
});

test("text that cannot be dialed is plain text", () => {
  withPhone("", <CallLink phone="at the front desk" />);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText("at the front desk").localName).toBe("bdi");
});

test("the call button names the number", () => {
  withPhone("+12025550143", <CallButton />);
  expect(screen.getByRole("link", { name: en.call("(202)\u00a0555-0143") })).toBeTruthy();
});

test("without a phone number there is no call button", () => {
  const { container } = withPhone("", <CallButton />);
  expect(container.childElementCount).toBe(0);
});
