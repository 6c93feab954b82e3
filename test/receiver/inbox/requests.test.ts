import { expect, test, vi } from "vitest";
import type { BookingRequest } from "../../../src/contract/booking-request/booking-request.ts";
import { requestReference } from "../../../src/contract/booking-request/reference.ts";
import { recordOf } from "../../example-record.ts";
import { eventually } from "../../resources.ts";
import {
  bookingRequest,
  EXAMPLE,
  LOCATION_ID,
  ORIGIN,
  PAYLOAD,
  testServer,
} from "../../server/handler-fixture.ts";
import { fillForm, type Typed } from "../page-form.ts";

const ENTER = undefined;

/** The inbox without signing in, as the development server has it. */
function openInbox() {
  const { ask: fetch, requests } = testServer();
  // As a browser stays on the list that it has filtered.
  let query = "";
  const ask: typeof fetch = (path, init) =>
    fetch(path.includes("?") ? path : `${path}${query}`, init);
  const textOf = async (path: string) => (await ask(`/dev/inbox/${path}`)).text();
  const send = ({ action, fields }: ReturnType<typeof fillForm>) =>
    ask(action, { method: "POST", headers: { Origin: ORIGIN }, body: new URLSearchParams(fields) });
  const press = async (path: string, ...filled: [button?: string, typed?: Typed]) =>
    send(fillForm(await textOf(path), ...filled));
  return {
    ask,
    requests,
    textOf,
    press,
    send,
    /** Posts what no page contains. */
    post: (path: string, fields: Record<string, string>) =>
      send({ action: `/dev/inbox/${path}`, fields: Object.entries(fields) }),
    async filter(button?: string, typed?: Typed) {
      const response = await press("", button, typed);
      expect(response.status).toBe(303);
      query = new URL(response.headers.get("Location") ?? "", ORIGIN).search;
      return textOf("");
    },
    async save(over: Partial<BookingRequest> = {}, suspicion?: string) {
      const request = bookingRequest(over);
      await requests.save(request, suspicion);
      return { id: request.id, path: `requests/${request.id}/` };
    },
  };
}

test("a search is in the URL of the list, of its export and of its next page, and reaches nobody else", async () => {
  const { ask, filter, save, textOf } = openInbox();
  await save({ patient: { firstName: "Ada" } });
  for (let count = 0; count < 21; count += 1) await save({ patient: { firstName: "Zoë & Co" } });
  await filter("New");
  const list = await filter(ENTER, { text: "zoë & co" });
  const query = "?text=zo%C3%AB+%26+co&amp;state=new";
  for (const path of ["export.csv", "selected/"]) expect(list).toContain(`${path}${query}"`);
  expect(list).toContain(`href="/dev/inbox/${query}&amp;after=`);
  expect(await textOf("export.csv")).not.toContain("Ada");
  for (const page of [await (await ask("/dev/inbox/?")).text(), await filter("Show all")]) {
    expect(page).toContain("Ada");
  }
});

async function requestPage(over: Partial<BookingRequest>, suspicion?: string): Promise<string> {
  const { save, textOf } = openInbox();
  return textOf((await save(over, suspicion)).path);
}

const SLOT = {
  id: "20",
  start: "2026-11-23T14:30:00Z",
  end: "2026-11-23T15:00:00Z",
  schedule: "Schedule/10",
  source: "https://ehr.example/fhir/Slot",
};

test("the page of a request shows what the patient read, the practice's name and its time zone", async () => {
  const page = await requestPage({
    screener: { question: "Are you in pain?", answer: "no", action: "allow" },
    ...{ appointment_type: "LIMITED", appointment_type_label: "Toothache" },
    ...{ provider: 7, provider_label: "Dr. Vesper" },
    source: {
      page: "https://practice.example/visit",
      campaign: { utm_source: "letter", gclid: "a" },
    },
  });
  const answers = ["First name", "Ada Quill", "Are you in pain?", "Toothache", "Dr. Vesper"];
  const others = [EXAMPLE.record.name, "Western European Time", "letter\ngclid: a"];
  for (const text of [...answers, ...others]) expect(page).toContain(text);
  expect(page).toMatch(/<time datetime="1990-03-27">Mar\s27, 1990<\/time>/);
  expect(page).not.toMatch(/LIMITED|Europe\/Lisbon/);
});

test("it shows the chosen time in the practice's time zone, and the answers to what the page asked", async () => {
  const page = await requestPage({
    time_zone: "America/New_York",
    slot: SLOT,
    preferred_times: { days: ["monday", "friday"], parts: ["morning"] },
    new_patient: false,
    for_whom: "child",
    requester: { first_name: "Nils", last_name: "Holt", relation: "<guardian>" },
    text_consent: { answer: false, sentence: "I agree.", at: "2026-11-20T14:30:00.000Z" },
    call_times: ["morning", "evening"],
    answers: {
      source: { label: "How did you <i>hear</i>?", answer: "A friend" },
      card: { label: "Card", answer: true },
    },
  });
  expect(page).toMatch(/How did you &lt;i&gt;hear.*A friend.*Card<.*Yes/s);
  const sender = 'Nils Holt (<span lang="en">&lt;guardian&gt;</span>)';
  for (const text of ["Monday, Friday; Morning", "Child", "Morning, Evening", sender]) {
    expect(page).toContain(text);
  }
  const textOnly = page.replace(/<[^>]*>/g, "");
  expect(textOnly).toMatch(/23\s+Time asked forMon, Nov\s23,(?: 2026,)? 9:30\sAMEastern Time/);
  expect(textOnly).toMatch(
    /Did not agree, Fri, Nov\s20,(?: 2026,)? 9:30\sAM Eastern TimeI agree\./,
  );
  expect(page).toMatch(/New patient<\/bdi><\/dt><dd><bdi>No</);
});

test("the list, the page and the CSV name the patient's language, and its texts have it", async () => {
  const { save, textOf } = openInbox();
  const { path } = await save({
    locale: "es",
    patient: { phone: "+12025550143", additionalDetails: "Me duele una muela." },
    text_consent: { answer: true, sentence: "Acepto.", at: "2026-11-20T14:30:00.000Z" },
  });
  const page = await textOf(path);
  for (const text of ["Acepto.", "Me duele una muela."]) {
    expect(page).toContain(`<span lang="es">${text}</span>`);
  }
  for (const shown of [page, await textOf("")]) expect(shown).toContain("Language: Spanish");
  expect(await textOf("export.csv")).toContain('"Spanish"');
});

test("it has the patient's reference and a formatted phone number to call", async () => {
  const { save, textOf } = openInbox();
  const { id, path } = await save();
  const page = await textOf(path);
  expect(page).toContain(requestReference(id));
  expect(page).toContain('<a href="tel:+15550100123">(555) 010-0123</a>');
  expect(await requestPage({ patient: { email: "a?bcc=b@x.example" } })).toContain(
    '<a class="button" href="mailto:a%3Fbcc%3Db@x.example">Email</a>',
  );
  const call =
    '<a class="button" href="tel:+442079460958;ext=12">Call +44 20 7946 0958 ext. 12</a>';
  const patient = { phone: "+442079460958", phone_extension: "12" };
  expect(await requestPage({ patient })).toContain(call);
});

test("untrusted data is shown as text", async () => {
  const { save, textOf, filter } = openInbox();
  const patient = { firstName: PAYLOAD, lastName: PAYLOAD, insurance: PAYLOAD };
  const { path } = await save(
    {
      location_id: "00000000-0000-4000-8000-000000000000",
      time_zone: PAYLOAD,
      patient: { ...patient, additionalDetails: PAYLOAD },
      screener: { question: PAYLOAD, answer: "yes", action: PAYLOAD },
      appointment_type: PAYLOAD,
      provider: PAYLOAD,
      source: { page: PAYLOAD, campaign: { [PAYLOAD]: PAYLOAD } },
    },
    PAYLOAD,
  );
  const ownScripts = /<script type="module" src="\/dev\/inbox\/[^>]*><\/script>/g;
  await filter("1 perhaps not from a patient");
  for (const page of [await textOf(""), await textOf(path)]) {
    const text = page.replace(ownScripts, "");
    expect(text).toContain("&lt;img src=x");
    expect(text).not.toMatch(/<img|<script|<\/title><\/style>/);
  }
});

test("the list has 20 requests, the oldest unanswered ones first, and links to more", async () => {
  const { save, textOf, press } = openInbox();
  const ids: string[] = [];
  for (let count = 0; count < 45; count += 1) ids.push((await save()).id);
  const [first = "", second = "", ...others] = ids;
  for (const id of [first, second]) await press(`requests/${id}/`, "Done");
  const shown: string[][] = [];
  for (let next: string | undefined = ""; next !== undefined; ) {
    const page = await textOf(next);
    expect(page).toContain("<h1>Inbox (43 new)</h1>");
    shown.push([...page.matchAll(/<li id="request-([^"]+)"/g)].map(([, id = ""]) => id));
    next = /<a [^>]*href="\/dev\/inbox\/(\?after=[^"]+)"/.exec(page)?.[1];
  }
  expect(shown.map(({ length }) => length)).toEqual([20, 20, 5]);
  expect(shown.flat()).toEqual([...others, second, first]);
});

test("a request is called, then done, and the list can be filtered by state", async () => {
  const { save, filter, textOf, press, post } = openInbox();
  const { path } = await save();
  const buttons = { Called: "Reached", Done: "Done", New: "Mark as new" };
  for (const [state, button] of Object.entries(buttons)) {
    const lower = state.toLowerCase();
    expect((await press(path, button)).status).toBe(303);
    expect(await textOf(path)).toContain(`state-${lower}`);
    const list = await filter(state);
    expect(list).toContain(path);
    expect(list).toContain(`value="${lower}" aria-pressed="true"`);
  }
  expect(await filter("Done")).not.toContain(path);
  expect((await post(`${path}state/`, { outcome: "Lost" })).status).toBe(400);
});

test("an outcome in the list opens the next unanswered request, and says what was saved", async () => {
  const { save, textOf, press, ask } = openInbox();
  const ids: string[] = [];
  for (const firstName of ["Ada", "Bea", "Cyd"])
    ids.push((await save({ patient: { firstName } })).id);
  const open = (page: string) =>
    /<details name="request" open><summary id="answer-([^"]+)"/.exec(page)?.[1];
  expect(open(await textOf(""))).toBeUndefined();
  const sent = await press("", "Left a voicemail", { note: "Calls back." });
  const location = sent.headers.get("Location") ?? "";
  expect(location).toMatch(new RegExp(`#answer-${ids[1]}$`));
  const page = await (await ask(location)).text();
  expect(open(page)).toBe(ids[1]);
  expect(page.replace(/<[^>]*>/g, "")).toContain("Saved: Ada, Left a voicemail");
  expect(page).toContain("<h1>Inbox (2 new)</h1>");
  expect(page).toMatch(/class="last">Left a voicemail · Calls back\./);
});

test("whoever answers what somebody else has just answered is told so, and keeps what was typed", async () => {
  const { save, textOf, press, send } = openInbox();
  const { path } = await save();
  const [list, repeated] = [await textOf(""), await textOf(path)];
  await press(path, "Reached");
  const sent = await send(fillForm(list, "Booked", { date: "2099-12-01", note: "X-rays." }));
  expect(sent.status).toBe(409);
  const page = await sent.text();
  expect(page).toMatch(/role="alert">Not saved: somebody was here on \w+, .* \(Reached\)/);
  for (const text of ['value="2099-12-01"', ">X-rays.</textarea>"]) expect(page).toContain(text);
  expect(await textOf(path)).not.toContain("X-rays.");
  await send(fillForm(page, "Booked"));
  expect(await textOf(path)).toMatch(/Booked for Dec\s1, 2099\nX-rays\./);
  // Pressed twice, a button does not tell its own first press.
  const again = await save();
  const form = fillForm(await textOf(again.path), "Left a voicemail");
  expect([(await send(form)).status, (await send(form)).status]).toEqual([303, 303]);
  expect((await textOf(again.path)).match(/<p>Left a voicemail/g)).toHaveLength(1);
  expect((await send(fillForm(repeated, "Done"))).status).toBe(409);
});

test("an answer that is not saved is shown, also if the filter no longer finds its request", async () => {
  const { save, filter, press, send } = openInbox();
  const { path } = await save({ patient: { firstName: "Ada" } });
  const form = fillForm(await filter("New"), "Left a voicemail", { note: "X-rays." });
  await press(path, "Reached");
  const page = await (await send(form)).text();
  for (const text of ["Answer Ada", "Not saved: somebody", ">X-rays.</textarea>"]) {
    expect(page).toContain(text);
  }
});

test("what has changed since the list was shown is not marked together with the rest", async () => {
  const { requests, save, textOf, press, send, ask } = openInbox();
  const [ada, bea] = [await save(), await save()];
  const form = fillForm(await textOf(""), "Done", { id: [ada.id, bea.id] });
  const deletion = fillForm(await textOf(ada.path), "Delete for good");
  const { until = "" } = Object.fromEntries(form.fields);
  await vi.waitUntil(() => new Date().toISOString() > until);
  await requests.setState(ada.id, "new", { by: "Patient", changeRequest: "cancel" });
  for (const sent of [await send(deletion), await send(form)]) {
    expect(await (await ask(sent.headers.get("Location") ?? "")).text()).toContain(
      "Not changed, because somebody was there in the meantime: 1",
    );
  }
  expect(await textOf(ada.path)).toContain("Asks to cancel");
  expect(await textOf(bea.path)).toContain("state-done");
  // Somebody is faster while the selected ones are marked.
  const { forLocations } = requests;
  requests.forLocations = (...args) => {
    const own = forLocations(...args);
    const find = (id: string) => own.find(id).finally(() => own.setState(id, "called"));
    return { ...own, find };
  };
  const late = await press("", "Done", { id: bea.id });
  expect(late.headers.get("Location")).toContain("skipped=1");
});

test("a list is filtered by what requests are for and with whom", async () => {
  const { save, filter } = openInbox();
  const names = ["Ada", "Bea", "Cyd"];
  const type = { appointment_type: "LIMITED", appointment_type_label: "Toothache" };
  await save({ patient: { firstName: "Ada" }, ...type, provider: 7, provider_label: "Dr. Vesper" });
  await save({ patient: { firstName: "Bea" }, ...type, provider: "Dr. Heron" });
  const answers = { call: { label: "Call?", answer: "morning" } };
  const cleaning = { appointment_type: "Cleaning", answers };
  await save({ patient: { firstName: "Cyd" }, ...cleaning, call_times: ["evening"] });
  const found = async (typed: Typed) => {
    const list = await filter(ENTER, typed);
    return names.filter((name) => list.includes(`Answer ${name}`));
  };
  expect(await found({ type: "Toothache" })).toEqual(["Ada", "Bea"]);
  // Neither says when to call.
  expect(await filter(ENTER, { type: "Toothache" })).toContain('id="call"');
  expect(await found({ type: "Toothache", provider: "Dr. Heron" })).toEqual(["Bea"]);
  expect(await found({ type: "", provider: "" })).toEqual(names);
  expect(await found({ call: "evening" })).toEqual(["Cyd"]);
  expect(await found({ call: "morning" })).toEqual([]);
});

test("requests that are perhaps not from a patient are listed apart, unless they are searched for", async () => {
  const { save, filter, textOf, press } = openInbox();
  const { path } = await save({ patient: { firstName: "Zoë" } }, "Suspicious.");
  const empty = await textOf("");
  expect(empty).toContain("perhaps not from patients are in a list of their own");
  expect(empty).not.toContain("No requests yet");
  await save({ patient: { firstName: "Someone", lastName: "Else" } });
  await save({ patient: { firstName: "Nils" }, location_id: recordOf("times").id });
  const names = async (button?: string, typed?: Typed) => {
    const list = await filter(button, typed);
    return ["Someone Else", "Nils", "Zoë"].filter((name) => list.includes(name));
  };
  expect(await names("All")).toEqual(["Someone Else", "Nils"]);
  expect(await names("1 perhaps not from a patient")).toEqual(["Zoë"]);
  expect(await names("All", { text: "zoe" })).toEqual(["Zoë"]);
  expect(await names(ENTER, { text: "", location: LOCATION_ID })).toEqual(["Someone Else"]);
  await press(path, "It is from a patient");
  expect(await names("Show all")).toEqual(["Someone Else", "Nils", "Zoë"]);
  expect(await textOf(path)).not.toContain("Perhaps not from a patient");
});

test("patients who ask for a change, and who can also come earlier, are listed by a button each", async () => {
  const { requests, save, filter, textOf, press } = openInbox();
  const other = await save({ patient: { firstName: "Someone", lastName: "Else" }, slot: SLOT });
  const { path } = await save({ slot: SLOT, earlier: true });
  const version = await textOf("version");
  await requests.setState(other.id, "new", { changeRequest: "move" });
  expect(await textOf("version")).not.toBe(version);
  expect(await filter("1 to cancel or move")).toMatch(/Present time: Mon, .*Asked.*Asks to move/s);
  expect(await textOf("export.csv")).toMatch(/^.*"Asks to move".*\r\n$/m);
  // Moved to a day without a time, the appointment has no earlier time.
  const date = "2099-12-01";
  for (const time of ["10:00", ""]) await press(other.path, "Booked", { date, time });
  await requests.setState(other.id, "new", { by: "Patient", changeRequest: "move" });
  const moved = (await textOf("")) + (await textOf(other.path));
  expect(moved).toContain('<b class="time">Booked</b>');
  expect(moved).not.toMatch(/Present time|type="time" value="10|data-copy="[^"]*(Nov|Dec)/);
  for (const button of ["Left a voicemail", "Mark as new"]) await press(other.path, button);
  expect(await textOf("?")).toContain('<b class="time">Booked');
  // Staff have booked by mistake.
  for (const button of ["Done", "Mark as new"]) await press(other.path, button);
  expect(await textOf("?")).not.toContain('<b class="time">Booked');
  const list = await filter("1 can come earlier");
  expect(list).toMatch(/PM, or earlier<\/b>/);
  expect(list).not.toContain("Someone Else");
  expect(await textOf(path)).toContain("Can also come earlier</bdi></dt><dd><bdi>Yes<");
});

test("staff write a text message with the practice's own words only to a patient who agreed", async () => {
  const pageFor = (answer: boolean) => {
    const text_consent = { answer, sentence: "Agree?", at: "2026-03-27T09:30:00Z" };
    return requestPage({ location_id: recordOf("times").id, text_consent });
  };
  expect(await pageFor(true)).toContain(
    'href="sms:+15550100123?body=Tidewick%20Dental%3A%20confirm%20%26%20',
  );
  expect(await pageFor(false)).not.toContain("sms:");
});

test("many requests are selected, and marked or deleted", async () => {
  const { ask, save, filter, textOf, press, post } = openInbox();
  const names = ["Ada", "Bea", "Cyd"];
  const saved = await Promise.all(names.map((firstName) => save({ patient: { firstName } })));
  const [ada = "", bea = "", cyd = ""] = saved.map(({ id }) => id);
  const namesIn = (page: string) => names.filter((name) => page.includes(name));
  expect((await press("", "Done", { id: [ada, bea] })).status).toBe(303);
  expect(namesIn(await filter("Done"))).toEqual(["Ada", "Bea"]);
  await filter("Show all");
  // The first click shows the button for the second.
  expect(await textOf(`requests/${bea}/`)).toMatch(
    /<summary [^>]*>Delete …<\/summary><button [^>]*value="delete">/,
  );
  await press("", "Delete the selected for good", { id: bea });
  await press(`requests/${cyd}/`, "Delete for good");
  expect(namesIn(await textOf(""))).toEqual(["Ada"]);
  expect((await ask(`/dev/inbox/requests/${bea}/`)).status).toBe(404);
  expect((await press("", "Delete the selected for good")).status).toBe(303);
  expect((await post("selected/", { action: "lost", id: ada })).status).toBe(400);
});

test("all requests that are perhaps not from patients are deleted in two clicks, but none that the page does not show", async () => {
  const { save, filter, textOf, send, post } = openInbox();
  await save({ patient: { firstName: "Ada" } });
  for (let count = 0; count < 250; count += 1) await save({}, "Suspicious.");
  const page = await filter("250 perhaps not from patients");
  expect(page).toMatch(
    /<summary [^>]*>Delete all 250 …<\/summary><button [^>]*value="delete-all">/,
  );
  const form = fillForm(page, "Delete all 250 for good");
  const { until = "" } = Object.fromEntries(form.fields);
  await vi.waitUntil(() => new Date().toISOString() > until);
  const later = await save({}, "Suspicious.");
  await send(form);
  expect(await textOf("")).toContain("Delete all 1 …");
  expect(await textOf("")).toContain(later.id);
  const bea = await save({ patient: { firstName: "Bea" } }, "Suspicious.");
  const ofBea = fillForm(await filter(ENTER, { text: "Bea" }), "Delete all 1 for good");
  // In another tab.
  await filter(ENTER, { text: "" });
  await send(ofBea);
  expect(await textOf("")).not.toContain(bea.id);
  expect(await textOf("")).toContain(later.id);
  await post("selected/", { action: "delete-all" });
  expect(await textOf("")).toContain(later.id);
  expect(await filter("Show all")).toContain("Ada");
});

test("the page of a request says who did what and when, with outcomes of calls and notes", async () => {
  const { save, textOf, press, post } = openInbox();
  const { path } = await save();
  await press(path, "Booked", { date: "2099-12-01", note: ` ${PAYLOAD}\n` });
  await press(path, "Save the note", { note: "Brings X-rays." });
  await press(path, "Save the note", { note: " " });
  await post(`${path}state/`, {
    ...{ outcome: "Not a patient", seen: "2" },
    ...{ date: "1", note: "x".repeat(5000) },
  });
  const long = await press(path, "Save the note", { note: "y".repeat(5001) });
  expect(long.status).toBe(422);
  expect(await long.text()).toMatch(/a note has at most 5000 characters.*y{5001}/s);
  const page = await textOf(path);
  const [, list = ""] = /<ol class="history">(.*?)<\/ol>/s.exec(page) ?? [];
  const entries = [...list.matchAll(/<p>(.*?)<\/p>/gs)].map(([, text]) => text);
  expect(entries).toEqual([
    expect.stringMatching(/^Booked for Dec\s1, 2099\n&quot;.*&amp;$/),
    "Brings X-rays.",
    "x".repeat(5000),
  ]);
  expect(list.match(/state-[a-z-]+/g)).toEqual(["state-done", "state-not-patient"]);
  expect(await textOf("")).toContain("state-not-patient");
});

test("a correction and what it corrects are linked both ways, and so are repeats", async () => {
  const { save, textOf } = openInbox();
  const phone = "+12025550143";
  const wrong = await save({ patient: { firstName: "Ada", phone: "+12025550199" } });
  const replaces = wrong.id.toUpperCase();
  const right = await save({ patient: { firstName: "Ada", phone }, replaces });
  const repeat = await save({ patient: { firstName: "Bea", phone } });
  const relations = async (path: string) =>
    [...(await textOf(path)).matchAll(/requests\/([\w-]+)\/"><bdi>.*?<\/a>\s+(.*?) <span/gs)].map(
      ([, id, relation]) => [id, relation],
    );
  expect(await relations(wrong.path)).toEqual([[right.id, "corrects this request"]]);
  const ofRight = await relations(right.path);
  expect(ofRight).toHaveLength(2);
  expect(ofRight).toContainEqual([wrong.id, "is corrected by this request"]);
  expect(ofRight).toContainEqual([repeat.id, "has the same phone number"]);
  // Of these a correction is not hidden.
  expect(await textOf(repeat.path)).toContain("<details><summary>Related requests (1)<");
  expect(await textOf(right.path)).toContain("<details open><summary>Related requests (2)<");
  const list = await textOf("");
  expect(list).toContain("Corrected by a later request");
  expect(list).toContain("Corrects an earlier request");
});

test("a row has the phone number to call, what is wanted, and whether its time is near or has passed", async () => {
  const { save, textOf } = openInbox();
  const patient = { firstName: "Ada", phone: "+12025550143" };
  await save({ patient, appointment_type: "Cleaning", slot: SLOT, time_zone: "America/New_York" });
  for (const days of [0, 1, 2]) {
    const [start = "", end = ""] = [0, 60_000].map((ms) =>
      new Date(Date.now() + days * 86_400_000 + ms).toISOString(),
    );
    await save({ patient, slot: { ...SLOT, start, end }, time_zone: "UTC" });
  }
  await save({ patient, preferred_times: { days: ["monday"], parts: [] } });
  const list = await textOf("");
  expect(list).toContain('<a href="tel:+12025550143">(202) 555-0143</a>');
  expect(list).not.toContain(EXAMPLE.record.name);
  expect(list).toContain("Times are UTC unless stated.");
  expect(list).toMatch(/Passed:<\/span> Mon, Nov\s23,(?: 2026,)? 9:30\sAM<\/b> <span/);
  // The time that is wanted, and when the request was received.
  expect(list.match(/class="zone">Eastern/g)).toHaveLength(2);
  expect(list.match(/(?<=class="bad">)\w+:/g)).toEqual(["Passed:", "Today:", "Tomorrow:"]);
  expect(list).toMatch(/Monday<\/b>/);
});

test("a row has the patient's words in their language, and what is copied to forward has no answers about health", async () => {
  const { save, textOf } = openInbox();
  const { id } = await save({
    ...{ locale: "es", appointment_type: "Toothache", slot: SLOT },
    ...{ screener: { question: "Are you in pain?", answer: "yes", action: "allow" } },
    patient: {
      ...{ firstName: "Ada", phone: "+12025550143", dob: "1990-03-27" },
      ...{ insurance: "Heron", additionalDetails: "Me duele una muela." },
    },
  });
  const list = await textOf("");
  expect(list).toContain('<p class="said">“<span lang="es">Me duele una muela.</span>”</p>');
  const copied = /data-copy="([^"]*)"/.exec(list)?.[1];
  expect(copied).toContain("Ada, (202) 555-0143\n");
  expect(copied).toContain(`Language: Spanish\nBooking request ${requestReference(id)}`);
  expect(copied).not.toMatch(/Toothache|pain|muela|1990|Heron/);
});

test("the open list asks whether there is anything new", async () => {
  const { save, textOf, press } = openInbox();
  const version = async () => /data-version="(.*?)"/.exec(await textOf(""))?.[1];
  const versions = new Set([await version()]);
  const { path } = await save();
  versions.add(await version());
  await press(path, "Done");
  versions.add(await version());
  expect(versions.size).toBe(3);
  await save({}, "Suspicious.");
  versions.add(await version());
  expect(versions.size).toBe(3);
  await eventually(async () => expect(await textOf("version")).toBe(await version()));
});

test("a practice's system can import the CSV: names, plain phones, local times, and every answer", async () => {
  const { save, ask } = openInbox();
  await save({
    time_zone: "America/New_York",
    patient: { firstName: "Ada", lastName: "-", phone: "+12025550143", phone_extension: "451" },
    slot: SLOT,
    preferred_times: { days: ["monday", "friday"], parts: ["morning"] },
    earlier: true,
    new_patient: true,
    for_whom: "child",
    requester: { first_name: "Nils", last_name: "Holt", relation: "Guardian" },
    text_consent: { answer: true, sentence: "I agree.", at: "2026-11-20T14:30:00.000Z" },
    ...{ appointment_type: "LIMITED", appointment_type_label: "Toothache" },
    ...{ provider: 7, provider_label: "Dr. Vesper" },
  });
  await save({
    time_zone: "Mars/Base",
    patient: { phone: "+442079460958" },
    text_consent: { answer: false, sentence: "I agree.", at: "2026-11-20T14:30:00.000Z" },
  });
  const cells = (line: string) => line.slice(1, -1).split('","');
  const [titles = "", ...lines] = (await (await ask("/dev/inbox/export.csv")).text()).split("\r\n");
  const [local, foreign] = lines.map((line) =>
    Object.fromEntries(cells(line).map((cell, index) => [cells(titles)[index], cell])),
  );
  expect(local).toMatchObject({
    Location: EXAMPLE.record.name,
    "First name": "Ada",
    "Last name": "-",
    Phone: "202-555-0143",
    "Phone extension": "451",
    "Chosen time": "2026-11-23 09:30",
    "Time zone": "America/New_York",
    "Preferred times": "Monday, Friday; Morning",
    "Can also come earlier": "Yes",
    "Appointment for": "Child",
    "New patient": "Yes",
    "Sender's first name": "Nils",
    "Sender's last name": "Holt",
    "Sender's relation": "Guardian",
    "Text messages": "Yes",
    "Text messages, asked": "I agree.",
    "Text messages, answered": "2026-11-20 09:30",
    "Appointment type": "Toothache",
    Provider: "Dr. Vesper",
    "Appointment type id": "LIMITED",
    "Provider id": "7",
  });
  expect(local?.Received).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(foreign).toMatchObject({
    ...{ Phone: "+442079460958", "Time zone": "UTC" },
    ...{ "Text messages": "No", "Can also come earlier": "", "New patient": "" },
  });
});

test("exports contain the filtered requests, and no formulas", async () => {
  const { save, filter, press, ask } = openInbox();
  const lastName = "Exported";
  await save({ patient: { firstName: '=HYPERLINK("https://evil.example")', lastName } });
  await save({ patient: { firstName: "@SUM(1)", lastName }, slot: SLOT });
  await save({ patient: { firstName: "Someone", lastName: "Else" } });
  // Japanese Excel calculates with wide signs; some programs skip what is in front of a formula.
  const blanks = ["\0", "\u115F＝", "\u2800=", "\u3000\t+", "\u034F\uFE66", "\u200B\uFEFF-"];
  for (const start of [...blanks, " =", "＋", "－", "＠"]) {
    await save({ patient: { firstName: `${start}1`, lastName: "Hidden" } });
  }
  await filter(ENTER, { text: "hidden" });
  const hidden = await (await ask("/dev/inbox/export.csv")).text();
  expect(hidden.match(/,"'[^"]*","Hidden"/g)).toHaveLength(10);
  // A program that expects another separator does not see the quotes.
  const notes = ["x;=1+1;y", 'x;"=1+1;y', "x,\t＝1", "x\n\n -1", "No; on Mon, 5-6 = not + at 7@8"];
  for (const additionalDetails of notes) await save({ patient: { additionalDetails } });
  await filter(ENTER, { text: "" });
  const buttons = {
    ",": "Export as CSV",
    ";": "Export for Excel in Europe (with semicolons)",
  };
  const cells = ["Phone", "x;'=1+1;y", `x;'""=1+1;y`, "x,\t'＝1", "x\n\n' -1", notes.at(-1)];
  for (const [separator, button] of Object.entries(buttons)) {
    const text = await (await press("", button)).text();
    for (const cell of cells) expect(text).toContain(`${separator}"${cell}"${separator}`);
  }
  await filter(ENTER, { text: "exported" });
  const csv = await ask("/dev/inbox/export.csv");
  const name = csv.headers.get("Content-Disposition");
  expect(name).toMatch(/^attachment; filename="booking-requests-.*\.csv"$/);
  const text = await csv.text();
  expect(text.trim().split("\r\n")).toHaveLength(3);
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(text).toContain('"\'@SUM(1)"');
  await filter(ENTER, { text: "nobody" });
  const none = await (await ask("/dev/inbox/export.csv")).text();
  expect(none.trim().split("\r\n")).toHaveLength(1);
});
