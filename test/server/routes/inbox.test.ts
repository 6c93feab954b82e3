import { expect, test } from "vitest";
import type { BookingRequest } from "../../../src/contract/booking-request/booking-request.ts";
import { requestReference } from "../../../src/contract/booking-request/reference.ts";
import type { ReceivedRequest } from "../../../src/server/stores/booking-requests.ts";
import { bookingRequest, EXAMPLE, PAYLOAD, testServer } from "../handler-fixture.ts";

test.each(["/dev/inbox/", "/dev/inbox/?format=json"])(
  "%s is not cached, and not readable by other origins",
  async (path) => {
    const response = await testServer().ask(path, { headers: { Origin: "https://evil.example" } });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  },
);

test("the empty inbox links to a practice page", async () => {
  const page = await (await testServer().ask("/dev/inbox/")).text();
  expect(page).toContain(`href="/practice/${EXAMPLE.slug}/"`);
});

test("the page shows labels, the practice's name and the local time zone", async () => {
  const { ask, post } = testServer();
  await post(
    bookingRequest({
      screener: { question: "Are you in pain?", answer: "no", action: "allow" },
      appointment_type: "New patient exam",
      provider: 7,
      source: { page: "https://practice.example/visit", campaign: { utm_source: "letter" } },
    }),
  );
  const page = await (await ask("/dev/inbox/")).text();
  const texts = [
    "First name",
    "Ada Quill",
    "Date of birth",
    "Are you in pain?",
    "New patient exam",
  ];
  for (const text of [...texts, EXAMPLE.record.name, "Europe/Lisbon", "letter"]) {
    expect(page).toContain(text);
  }
});

test("the page shows the chosen time in the practice's time zone", async () => {
  const { ask, post } = testServer();
  await post(
    bookingRequest({
      time_zone: "America/New_York",
      slot: {
        id: "20",
        start: "2026-11-23T14:30:00Z",
        end: "2026-11-23T15:00:00Z",
        schedule: "Schedule/10",
        source: "https://ehr.example/fhir/Slot",
      },
    }),
  );
  const page = await (await ask("/dev/inbox/")).text();
  expect(page).toContain("Chosen time");
  expect(page).toMatch(/<time datetime="2026-11-23T14:30:00Z">Nov 23, 2026, 9:30\sAM<\/time>/);
});

test("shows the answers to the questions that the page turned on", async () => {
  const { ask, post } = testServer();
  await post(
    bookingRequest({
      preferred_times: { days: ["monday", "friday"], parts: ["morning"] },
      new_patient: false,
      for_whom: "child",
      requester: { first_name: "Nils", last_name: "Holt", relation: "<guardian>" },
      text_consent: { answer: false, sentence: "I agree.", at: "2026-11-20T14:30:00.000Z" },
    }),
  );
  const page = await (await ask("/dev/inbox/")).text();
  for (const text of [
    "Monday, Friday; Morning",
    "Their child",
    "Nils Holt (&lt;guardian&gt;)",
    "Did not agree at 2026-11-20T14:30:00.000Z: I agree.",
  ]) {
    expect(page).toContain(text);
  }
  expect(page).toMatch(/New patient<\/bdi><\/dt><dd><bdi>No</);
});

test("shows two empty lists of preferred times as any time", async () => {
  const { ask, post } = testServer();
  await post(bookingRequest({ preferred_times: { days: [], parts: [] } }));
  expect(await (await ask("/dev/inbox/")).text()).toContain("Any day and time");
});

test("escapes untrusted data", async () => {
  const { ask, post } = testServer();
  const response = await post(
    bookingRequest({
      location_id: "00000000-0000-4000-8000-000000000000",
      time_zone: PAYLOAD,
      patient: {
        firstName: PAYLOAD,
        lastName: PAYLOAD,
        insurance: PAYLOAD,
        additionalDetails: PAYLOAD,
      },
      screener: { question: PAYLOAD, answer: "yes", action: PAYLOAD },
      appointment_type: PAYLOAD,
      provider: PAYLOAD,
      source: { page: PAYLOAD, campaign: { [PAYLOAD]: PAYLOAD } },
    }),
  );
  expect(response.status).toBe(201);
  const page = await (await ask("/dev/inbox/")).text();
  expect(page).toContain("&lt;img src=x");
  const own = /<script async src="\/dev\/inbox\.js" data-newest="[0-9a-f-]{36}"><\/script>/;
  expect(page.replace(own, "")).not.toMatch(/<img|<script|<\/title><\/style>/);
});

const fill = async (save: (request: BookingRequest) => Promise<unknown>, count: number) => {
  const requests = Array.from({ length: count }, () => bookingRequest());
  for (const request of requests) await save(request);
  return requests.map(({ id }) => id).reverse();
};

test("the page shows 20 requests, and links to older ones", async () => {
  const { ask, requests } = testServer();
  const ids = await fill(requests.save, 45);
  const shown: string[][] = [];
  let next: string | undefined = "/dev/inbox/";
  while (next !== undefined) {
    const page: string = await (await ask(next)).text();
    shown.push(
      [...page.matchAll(/<article[^>]* aria-labelledby="r-([^"]+)"/g)].map(([, id = ""]) => id),
    );
    const query: string | undefined = /<a [^>]*href="(\?before=[^"]+)"/.exec(page)?.[1];
    next = query && `/dev/inbox/${query}`;
  }
  expect(shown.map(({ length }) => length)).toEqual([20, 20, 5]);
  expect(shown.flat()).toEqual(ids);
});

test("the JSON has 100 requests, and links to older ones", async () => {
  const { ask, requests } = testServer();
  const ids = await fill(requests.save, 101);
  const first = await ask("/dev/inbox/?format=json");
  const idsOf = async (response: Response) =>
    (await response.json()).map(({ request }: ReceivedRequest) => request.id);
  expect(await idsOf(first)).toEqual(ids.slice(0, 100));
  const [, query = ""] = /^<([^>]+)>; rel="next"$/.exec(first.headers.get("Link") ?? "") ?? [];
  const second = await ask(`/dev/inbox/${query}`);
  expect(await idsOf(second)).toEqual(ids.slice(100));
  expect(second.headers.get("Link")).toBeNull();
});

test.each(["?before=", "?before=nobody", "?before=nobody&format=json"])(
  "%s shows no requests, or the newest",
  async (query) => {
    const { ask, requests } = testServer();
    await fill(requests.save, 1);
    expect((await ask(`/dev/inbox/${query}`)).status).toBe(200);
  },
);

test("100 requests of the maximum size do not block the server", async () => {
  const { ask, post } = testServer();
  const crowded = () =>
    bookingRequest({
      patient: { additionalDetails: "\u{1F9D1}\u200d\u{1F9BD}".repeat(1000) },
      source: {
        page: `https://practice.example/${"&".repeat(8000)}`,
        campaign: Object.fromEntries(
          Array.from({ length: 100 }, (_, key) => [`k${key}`, "<".repeat(400)]),
        ),
      },
    });
  for (let count = 0; count < 100; count += 1) {
    expect((await post(crowded())).status).toBe(201);
  }
  for (const path of ["/dev/inbox/", "/dev/inbox/?format=json"]) {
    const started = performance.now();
    const text = await (await ask(path)).text();
    expect(text.length).toBeLessThan(10_000_000);
    expect(performance.now() - started).toBeLessThan(2000);
  }
});

test("the card has the patient's reference and a formatted phone number to call", async () => {
  const { ask, post } = testServer();
  const request = bookingRequest();
  await post(request);
  const page = await (await ask("/dev/inbox/")).text();
  expect(page).toContain(requestReference(request.id));
  expect(page).toContain('<a href="tel:+15550100123">(555) 010-0123</a>');
  await post(bookingRequest({ patient: { phone: "+442079460958" } }));
  expect(await (await ask("/dev/inbox/")).text()).toContain(">+44 20 7946 0958</a>");
});

test("the campaign is grouped by the first and the last page of a visit", async () => {
  const { ask, post } = testServer();
  const campaign = {
    utm_source: "search",
    utm_campaign_id: "7",
    gclid: "abc",
    first_utm_source: "letter",
    first_wbraid: "x",
  };
  await post(bookingRequest({ source: { page: "", campaign } }));
  const page = await (await ask("/dev/inbox/")).text();
  const rows = [
    ...page.matchAll(/<dt><bdi>([^<]*)<\/bdi><\/dt><dd><bdi>([^<]*)<\/bdi><\/dd>/g),
  ].map(([, label, value]) => [label, value]);
  expect(rows).toContainEqual(["Campaign", "Gclid: abc\nCampaign id: 7\nSource: search"]);
  expect(rows).toContainEqual(["First campaign", "Source: letter\nWbraid: x"]);
});

test("only the newest page has the script that adds new requests", async () => {
  const { ask, requests } = testServer();
  const [, older = ""] = await fill(requests.save, 2);
  const newest = await ask("/dev/inbox/");
  expect(await newest.text()).toMatch(
    /<script async src="\/dev\/inbox\.js" data-newest="[0-9a-f-]{36}"><\/script>/,
  );
  expect(newest.headers.get("Content-Security-Policy")).toMatch(
    /^default-src 'none';.* script-src 'self'; connect-src 'self'/,
  );
  const script = await ask("/dev/inbox.js");
  expect(script.headers.get("Content-Type")).toMatch(/^text\/javascript/);
  const other = await ask(`/dev/inbox/?before=${older}`);
  expect(await other.text()).not.toContain("<script");
  expect(other.headers.get("Content-Security-Policy")).not.toContain("script-src");
});

test("sends the newest id, then that of every new request, until the server stops", async () => {
  const stopping = new AbortController();
  const { ask, requests } = testServer({ stopping: stopping.signal });
  const [first] = await fill(requests.save, 1);
  const response = await ask("/dev/inbox/changes/");
  expect(response.headers.get("Content-Type")).toBe("text/event-stream");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  const reader = response.body?.getReader();
  const next = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await next()).toBe(`data: ${first}\n\n`);
  const [second] = await fill(requests.save, 1);
  expect(await next()).toBe(`data: ${second}\n\n`);
  stopping.abort();
  expect((await reader?.read())?.done).toBe(true);
});
