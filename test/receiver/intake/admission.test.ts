import { expect, test } from "vitest";
import { suspicionOf } from "../../../src/receiver/intake/admission.ts";
import { bookingRequest, jsonPost, PAGE_ORIGIN } from "../../server/handler-fixture.ts";
import { ownReceiver } from "../own-receiver.ts";
import { signIn } from "../receiver-fixture.ts";

const ADDRESS = "X-Real-IP";
const MARKS = [
  "It was not sent by a browser",
  "Many requests came from the same network within a minute",
];

async function setup(args: readonly string[] = []) {
  const receiver = await ownReceiver(["--address-header", ADDRESS, ...args]);
  return {
    post: (address: string, over: object = {}) =>
      receiver.post({ ...bookingRequest(), ...over }, { [ADDRESS]: address }),
    postByProgram(address: string) {
      const { headers, ...init } = jsonPost(bookingRequest());
      const allHeaders = { ...headers, [ADDRESS]: address };
      return receiver.fetch("/booking-requests/", { ...init, headers: allHeaders });
    },
    /** How many requests are not marked, and how many for each reason. */
    async suspicions() {
      const staff = await signIn(receiver);
      const listed = async () =>
        (await staff.textOf("/inbox/export.csv")).split("\r\n").slice(1, -1);
      const unmarked = (await listed()).length;
      await staff.post("/inbox/filter/", { state: "marked" });
      const marked = await listed();
      return [unmarked, ...MARKS.map((mark) => marked.filter((row) => row.includes(mark)).length)];
    },
  };
}

test("programs that reach the limit of a location or a network refuse no patient, there neither", async () => {
  const { post, postByProgram, suspicions } = await setup([
    ...["--max-per-address", "1", "--max-per-location", "30"],
  ]);
  const statuses: number[] = [];
  for (let count = 0; count < 41; count += 1) {
    statuses.push((await postByProgram(count % 2 ? "1.1.1.1" : "2.2.2.2")).status);
  }
  expect(statuses.indexOf(429)).toBe(30);
  expect((await postByProgram("3.3.3.3")).headers.get("Retry-After")).toMatch(/^[1-5]?\d|60$/);
  for (const network of ["1.1.1.1", "3.3.3.3"]) expect((await post(network)).status).toBe(201);
  expect(await suspicions()).toEqual([2, 30, 0]);
});

test("what one network gets beyond its limit is stored, and marked, until it is twenty times as much", async () => {
  const { post, suspicions } = await setup(["--max-per-address", "2"]);
  const addresses = [
    // The client can write the first address itself, but not the one that the proxy appends.
    ...["9.9.9.9, 1.1.1.1", "1.1.1.1:50001", "8.8.8.8, 1.1.1.1"],
    // One client has all addresses of its network.
    ...["2001:db8::1", "[2001:db8::2:1]:443", "2001:db8::3"],
    // What is no address is one client.
    ...["hidden-1", "hidden-2", "hidden-3"],
  ];
  for (const address of addresses) expect((await post(address)).status).toBe(201);
  expect(await suspicions()).toEqual([6, 0, 3]);
  for (let count = 0; count < 39; count += 1) expect((await post("1.1.1.1")).status).toBe(201);
  const { status, headers } = await post("1.1.1.1");
  expect(status).toBe(429);
  expect(headers.get("Access-Control-Expose-Headers")).toContain("Retry-After");
  expect((await post("3.3.3.3")).status).toBe(201);
});

test("without a trusted header, a client cannot claim another address", async () => {
  const receiver = await ownReceiver(["--max-per-address", "1"]);
  const post = (address: string) =>
    receiver.post(bookingRequest(), { [ADDRESS]: address, "X-Forwarded-For": address });
  for (let count = 0; count <= 20; count += 1) {
    expect((await post(`1.1.1.${count}`)).status).toBe(201);
  }
  expect((await post("2.2.2.2")).status).toBe(429);
});

const sent = { ...bookingRequest(), seconds_on_page: 3.1 };
const { patient } = sent;
const withPatient = (over: object) => ({ ...sent, patient: { ...patient, ...over } });

test.each<[body: unknown, origin: string | undefined, suspicion: string | undefined]>([
  [sent, PAGE_ORIGIN, undefined],
  [withPatient({ phone_extension: "451", website: "" }), PAGE_ORIGIN, undefined],
  [sent, undefined, "It was not sent by a browser."],
  [withPatient({ subject: "filled" }), undefined, "A field was filled in that people do not see."],
  [
    { ...sent, seconds_on_page: 0.4 },
    PAGE_ORIGIN,
    "The form was sent within 3 seconds after the page was opened.",
  ],
  ...[bookingRequest(), null, 7, [], { patient: null }].map(
    (body) => [body, PAGE_ORIGIN, "It was not sent by the form."] as [unknown, string, string],
  ),
])("of %j from %s, the suspicion is: %s", (body, origin, suspicion) => {
  expect(suspicionOf(body, origin)).toBe(suspicion);
});
