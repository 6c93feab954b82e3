import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { dialableNumber } from "../../form/phone/format.ts";
import { formatSlot, zoneName } from "../../form/slots/format-times.ts";
import { formatLocale } from "../../messages/format-locale.ts";
import { respond } from "../../web/http/respond.ts";
import { readStyles } from "../../web/pages/stylesheet.ts";
import { formatPhone, knownZone, patientSentences } from "../details/request-details.ts";
import { type InboxEnv, respondWithInboxPage } from "../inbox/layout.ts";
import { protectInbox } from "../inbox/requests.ts";
import type { InboxDeps } from "../inbox/staff-inbox.ts";
import { clientNetwork, rateLimit } from "../intake/rate-limit.ts";
import { CHANGE_REQUESTS } from "../stores/request-search.ts";
import { type BookingRequests, PATIENT } from "../stores/sql-booking-requests.ts";
import { isOpenedBy, LINK, readLink } from "./link.ts";

// Patients may not reach that of the inbox.
const STYLESHEET = `${LINK}pages.css`;

/** Where a patient asks to cancel or for another time. Only forms change anything: email checkers open links. */
export function linkPage(deps: InboxDeps & { requests: BookingRequests }): Hono<InboxEnv> {
  const { config, locations, requests } = deps;
  const networkOf = clientNetwork(config.addressHeader);
  const perAddress = rateLimit(config.maxPerAddress);
  const app = new Hono<InboxEnv>();
  app.use(LINK, ...protectInbox(config.publicUrl));
  app.get(STYLESHEET, (c) => respond(c, readStyles(), 200, { "Content-Type": "text/css" }));
  app.on(["GET", "POST"], LINK, async (c) => {
    const isSent = c.req.method === "POST";
    const wait = isSent && perAddress(networkOf(c));
    if (wait) return refuse(c, 429, { "Retry-After": String(wait) });
    const link = await readLink(c.req.query("link") ?? "", requests);
    const practice = link && (await locations.practiceOf(link.request.location_id.toLowerCase()));
    if (!practice) return refuse(c, 404);
    const { request, start = "", asked, isOpened, openedPath } = link;
    const { letters, change, asked: shown = "0" } = await c.req.parseBody();
    const isRight = isOpenedBy(request, String(letters ?? ""));
    const isTried = letters !== undefined;
    if (isTried && !(await requests.tryLetters(request.id, isRight))) return refuse(c, 429);
    const isOpen = isOpened(c.req.query("opened") ?? "");
    if (isSent && (isRight || isOpen)) {
      const changeRequest = CHANGE_REQUESTS.find((known) => known === change);
      if (changeRequest && shown === asked) {
        const text = `Asks to ${changeRequest}`;
        await requests.setState(request.id, "new", { by: PATIENT, text, changeRequest });
      }
      // Only letters open it for longer.
      return c.redirect(isRight ? openedPath : `${LINK}${new URL(c.req.url).search}`, 303);
    }
    const { messages: language, outsideForm } = await patientSentences(request.locale);
    const { linkPage: words, changes } = outsideForm;
    const slot = { id: "", schedule: "", start, end: start };
    const zone = knownZone(request.time_zone);
    const shownIn = formatLocale(language.tag, practice.phone, [request.locale]);
    const tel = dialableNumber(practice.phone);
    const call =
      tel && html`<p><a href="tel:${tel}">${language.call(formatPhone(practice.phone))}</a></p>`;
    const buttons = Object.entries(changes).map(
      ([name, text]) => html`<button class="button" name="change" value="${name}">${text}</button>`,
    );
    const stored = isOpen && link.changeRequest;
    const content = stored
      ? html`<p class="good">✓ ${changes[stored]}</p><p>${link.isBooked ? words.booked : words.requested}</p>`
      : html`<input type="hidden" name="asked" value="${asked}">${buttons}`;
    // Of a page that was open for longer than its address is valid.
    const kept =
      change &&
      html`<input type="hidden" name="change" value="${change}"><input type="hidden" name="asked" value="${shown}">`;
    const question = html`${kept}<label for="letters">${words.letters}</label>
      <p id="reason" class="small">${words.reason}</p>
      ${isTried && html`<p id="wrong" class="bad">${words.wrong}</p>`}
      <input id="letters" name="letters" value="${letters ?? ""}" required maxlength="100" autocomplete="off" spellcheck="false" aria-describedby="${isTried ? "wrong " : ""}reason"${isTried && html` aria-invalid="true" autofocus`}>
      <button class="button">${language.next}</button>`;
    return respondWithInboxPage(c, {
      ...{ stylesheet: STYLESHEET, hasBand: true, language },
      title: stored ? words.received : words.title,
      status: isSent ? 422 : 200,
      body: html`<form class="card fields" method="post"><h2><bdi>${practice.name}</bdi></h2>
      ${isOpen && start && html`<p>${formatSlot(slot, zone, shownIn)} (${zoneName(zone, shownIn)})</p>`}
      ${isOpen ? content : question}${(stored || isTried) && call}</form>`,
    });
  });
  return app;
}

/** The same for every link that cannot be used, so that it reveals nothing; in the browser's language. */
export async function refuse(c: Context<InboxEnv>, status: ContentfulStatusCode, headers = {}) {
  const [tag = ""] = /^[\w-]*/.exec(c.req.header("Accept-Language") ?? "") ?? [];
  const { messages: language, outsideForm } = await patientSentences(tag);
  const { ended, later, call } = outsideForm.linkPage;
  const content = { title: status === 404 ? ended : later, intro: call, hasBand: true };
  return respondWithInboxPage(c, { ...content, language, status, stylesheet: STYLESHEET }, headers);
}
