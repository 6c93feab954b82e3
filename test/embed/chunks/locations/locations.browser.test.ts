import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import type { LocationRecord } from "../../../../src/contract/location-record/location-record.ts";
import { define, type WebSchedulerElement } from "../../../../src/embed/npm/index.ts";
import { recordOf } from "../../../example-record.ts";

beforeAll(() => define());

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** A location of one organization; a number instead is the status of a response without it. */
const location = (number: number, changes: Partial<LocationRecord> = {}): LocationRecord => ({
  ...recordOf("every-field"),
  id: idOf(number),
  name: `Larkmere ${number}`,
  city: ["Wrenfield", "Málaga Høje"][number % 2] ?? "",
  ...changes,
});

function createForm(locations: readonly (LocationRecord | number)[], ids = "") {
  const api = { locations, atOnce: 0, most: 0 };
  vi.spyOn(window, "fetch").mockImplementation(async (url) => {
    api.atOnce += 1;
    api.most = Math.max(api.most, api.atOnce);
    await new Promise((resolve) => setTimeout(resolve));
    api.atOnce -= 1;
    const number = Number(/(\d{12})\/public-detail/.exec(String(url))?.[1]);
    const data = api.locations[number - 1] ?? 404;
    if (typeof data === "number") return new Response("", { status: data });
    return Response.json({ code: 200, success: true, data });
  });
  const element = document.createElement("web-scheduler") as WebSchedulerElement;
  element.setAttribute(
    "location-id",
    `${locations.map((_, index) => idOf(index + 1)).join(" ")} ${ids}`,
  );
  element.setAttribute("base-url", "https://api.larkmere.test");
  const events: string[] = [];
  element.addEventListener("web-scheduler-diagnostic", ({ detail: { code } }) => events.push(code));
  element.addEventListener("web-scheduler-ready", ({ detail }) => events.push(detail.locationId));
  document.body.append(element);
  onTestFinished(() => {
    vi.restoreAllMocks();
    element.destroy();
  });
  const find = <Found extends HTMLElement>(selector: string) => [
    ...(element.shadowRoot?.querySelectorAll<Found>(selector) ?? []),
  ];
  const title = () => find(".title:not(.late)")[0]?.textContent;
  const choices = () =>
    find("button.row").map((button) => button.querySelector("span > span")?.textContent);
  return {
    element,
    api,
    events,
    find,
    title,
    choices,
    text: () => find("section")[0]?.textContent,
  };
}

const TITLE = "Choose a location";

test("one location that is closed or cannot be loaded hides no other one", async () => {
  const closed = location(2, { is_web_scheduler_enabled: false, phone_number: "+15035550199" });
  const form = createForm([location(1), closed, 404, location(4)], `${idOf(1)} x`);
  await expect.poll(form.title).toBe(TITLE);
  expect(form.choices()).toEqual(["Larkmere 1", "Larkmere 4"]);
  expect(form.find<HTMLAnchorElement>(".closed a")[0]?.href).toBe("tel:+15035550199");
  expect(form.text()).toContain("Some locations are missing here");
  expect(form.events).toEqual(["WS102", "WS203", idOf(1)]);
  form.api.locations = [location(1), closed, location(3), location(4)];
  form.find('[part="button secondary"]')[0]?.click();
  await expect.poll(form.choices).toEqual(["Larkmere 1", "Larkmere 3", "Larkmere 4"]);
  form.find("button.row")[2]?.click();
  await expect.poll(form.title).toBe("Request an appointment");
  // No page learns which one a patient has chosen.
  expect(form.events.slice(3)).toEqual([idOf(1)]);
});

test("if no record can be used, the form says that it is not available, and how to call", async () => {
  const form = createForm([location(1, { name: "" }), 404]);
  await expect.poll(form.title).toBe("The appointment form is not available");
  expect(form.find<HTMLAnchorElement>("a.call")[0]?.href).toBe("tel:+15035550167");
});

test.each([
  ["of different organizations", idOf(8), idOf(9)],
  ["of which one has no organization", idOf(8), ""],
  ["of which one has no organization as a text", null, idOf(8)],
  ["without an organization", "", " "],
])("locations %s are refused", async (_label, ...organizations) => {
  const records = organizations.map((id, index) =>
    location(index + 1, { organization_id: id as string }),
  );
  const form = createForm(records);
  await expect.poll(form.title).toBe("The appointment form is not available");
  expect(form.events).toEqual(["WS209"]);
  expect(form.find<HTMLAnchorElement>("a.call")[0]?.href).toBe("tel:+15035550167");
});

test("many locations are loaded six at a time, and found by name and city", async () => {
  const form = createForm(Array.from({ length: 40 }, (_, index) => location(index + 1)));
  await expect.poll(form.title).toBe(TITLE);
  expect(form.api.most).toBe(6);
  expect(form.choices()).toHaveLength(12);
  const [search] = form.find<HTMLInputElement>("input");
  if (search) search.value = "MALAGA hoeje 39";
  search?.dispatchEvent(new Event("input", { bubbles: true }));
  await expect.poll(form.choices).toEqual(["Larkmere 39"]);
  const announced = () => form.find("[aria-live]").map(({ textContent }) => textContent);
  expect(announced()).toContain("Locations shown: 1 of 40");
  form.find("button.row")[0]?.click();
  await expect.poll(form.title).toBe("Request an appointment");
  form.find(".lines button")[0]?.click();
  await expect.poll(form.choices).toHaveLength(12);
  await expect.poll(announced).toContain(TITLE);
  expect(form.find<HTMLAnchorElement>(".help a")[0]?.href).toBe("tel:+15035550167");
});

test("another location keeps what is typed, and asks again what only a location can know", async () => {
  const { web_scheduler_config } = recordOf("screener-stops");
  const form = createForm([
    location(1, { web_scheduler_config }),
    location(2, { web_scheduler_config }),
  ]);
  await expect.poll(form.title).toBe(TITLE);
  const choose = async (index: number) => {
    form.find("button.row")[index]?.click();
    await expect.poll(form.title).toBe(web_scheduler_config.screener_question.question);
  };
  const answer = async () => {
    form.find("[value=no]")[0]?.click();
    await expect.poll(form.title).toBe("Request an appointment");
  };
  const firstName = () => form.find<HTMLInputElement>("#firstName")[0];
  const change = async () => {
    form.find(".lines button")[0]?.click();
    await expect.poll(form.title).toBe(TITLE);
  };
  await choose(0);
  await answer();
  const input = firstName();
  if (input) input.value = "Maren";
  input?.dispatchEvent(new Event("input", { bubbles: true }));
  await change();
  await choose(0);
  expect(form.find("[aria-current=true]")).toHaveLength(1);
  await change();
  await choose(1);
  expect(form.find("[aria-current=true]")).toHaveLength(0);
  await answer();
  expect(firstName()?.value).toBe("Maren");
});
