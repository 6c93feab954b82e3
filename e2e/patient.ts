import type { Locator, Page } from "@playwright/test";
import type { BookingRequest } from "../src/contract/booking-request/booking-request.ts";
import type { Site } from "./server.ts";

/** The widget on a page. */
export const widget = (page: Page): Locator => page.locator("web-scheduler");

/** An invented patient, as she types. */
export const PATIENT = {
  "First name": "Maren",
  "Last name": "O’Neil-Sørby",
  "Email address": "maren@mail.example",
  "Phone number": "(202) 555-0143",
  Day: "27",
  Month: "3",
  Year: "1985",
  Insurance: "None",
  "Is there anything you would like to tell us?":
    "I am a little afraid of the drill.\nMornings are best.",
} as const;

type Label = keyof typeof PATIENT;

/** The labels of the fields that the contract saw required in every response. */
export const OBSERVED: readonly Label[] = [
  "First name",
  "Last name",
  "Phone number",
  "Month",
  "Day",
  "Year",
];

/** Types the patient's answers, key by key, into the fields with these labels. */
export async function fill(form: Locator, labels: readonly Label[]): Promise<void> {
  for (const label of labels) {
    await form.getByRole("textbox", { name: label }).pressSequentially(PATIENT[label]);
  }
}

export const send = (form: Locator) => form.getByRole("button", { name: /^Send/ }).click();

/** The requests in the practice's inbox that have this last name, newest first. */
export async function inbox(site: Site, lastName: string): Promise<BookingRequest[]> {
  const response = await fetch(`${site.origin}/dev/inbox/?format=json`);
  const entries = (await response.json()) as { request: BookingRequest }[];
  return entries
    .map(({ request }) => request)
    .filter(({ patient }) => patient.lastName === lastName);
}

/** A last name that no other test uses, so that its request is found in the shared inbox. */
export const ownLastName = () => `O’Neil-${Math.random().toString(36).slice(2, 10)}`;
