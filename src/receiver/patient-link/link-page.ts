import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { secureHeaders } from "hono/secure-headers";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { dialableNumber } from "../../form/phone/format.ts";
import { formatSlot, zoneName } from "../../form/slots/format-times.ts";
import { formatLocale } from "../../messages/format-locale.ts";
import { respond } from "../../web/http/respond.ts";
import { stylesheet } from "../../web/pages/stylesheet.ts";
import { formatPhone, knownZone, patientSentences } from "../details/request-details.ts";
import { type InboxEnv, respondWithInboxPage } from "../inbox/layout.ts";
import { protectInbox } from "../inbox/requests.ts";
import { type InboxDeps, SECURE_HEADERS } from "../inbox/staff-inbox.ts";
import { clientNetwork, rateLimit } from "../intake/rate-limit.ts";
import { CHANGE_REQUESTS } from "../stores/request-search.ts";
import { type BookingRequests, PATIENT } from "../stores/sql-booking-requests.ts";
import { firstLetters, LINK, lettersOf, readLink } from "./link.ts";

// Patients may not reach that of the inbox.
const STYLESHEET = `${LINK}pages.css`;

/**
 * The page of the link in an email, on which a patient asks to cancel or for another time. Programs that check
 * emails open its links, so only its forms change anything.
 */
export function linkPage(deps: InboxDeps & { requests: BookingRequests }): Hono<InboxEnv> {
  const { config, locations, requests, now } = deps;
  const networkOf = clientNetwork(config.addressHeader);
  const perAddress = rateLimit(config.maxPerAddress);
  const app = new Hono<InboxEnv>();
  app.use(LINK, secureHeaders(SECURE_HEADERS), protectInbox(config.publicUrl));
  app.get(STYLESHEET, (c) => respond(c, stylesheet, 200, { "Content-Type": "text/css" }));
  app.on(["GET", "POST"], LINK, async (c) => {
    const isSent = c.req.method === "POST";
    const wait = isSent && perAddress(networkOf(c));
    if (wait) return refuse(c, 429, { "Retry-After": String(wait) });
    const link = await readLink(c.req.query("link") ?? "", requests, now());
    const practice = link && (await locations.practiceOf(link.request.location_id.toLowerCase()));
    if (!practice) return refuse(c, 404);
    const { id, locale, time_zone } = link.request;
    const { letters = "", ...form } = await c.req.parseBody();
    const changeRequest = CHANGE_REQUESTS.find((known) => known === form.change);
    const isRight = lettersOf(link.request).includes(firstLetters(String(letters)));
    if (isSent && !(await requests.tryLetters(id, isRight))) return refuse(c, 404);
    if (isRight && changeRequest) {
      const text = `Asks to ${changeRequest}`;
      await requests.setState(id, "new", { by: PATIENT, text, changeRequest });
    }
    const stored = isRight && (await requests.find(id))?.changeRequest;
    const { messages: language, deferred, outsideForm } = await patientSentences(locale);
    const [title = "", question] = outsideForm.linkPage;
    const isWrong = isSent && !isRight;
    const { start = "" } = link;
    const slot = { id: "", schedule: "", start, end: start };
    const zone = knownZone(time_zone);
    const shownIn = formatLocale(language.tag, practice.phone, [locale]);
    const tel = dialableNumber(practice.phone);
    const call =
      tel && html`<p><a href="tel:${tel}">${language.call(formatPhone(practice.phone))}</a></p>`;
    const buttons = Object.entries(outsideForm.changes).map(
      ([name, text]) => html`<button class="button" name="change" value="${name}">${text}</button>`,
    );
    const body = isRight
      ? html`<h2><bdi>${practice.name}</bdi></h2>
      ${start && html`<p>${formatSlot(slot, zone, shownIn)} (${zoneName(zone, shownIn)})</p>`}
      <input type="hidden" name="letters" value="${letters}">
      ${stored ? html`<p class="good">✓ ${outsideForm.changes[stored]}</p><p>${deferred.nextChange}</p>${call}` : buttons}`
      : html`<label for="letters">${question}</label>
      ${isWrong && html`<p id="wrong" class="bad">${deferred.rejected}</p>`}
      <input id="letters" name="letters" value="${letters}" required maxlength="100" autocomplete="off" spellcheck="false"${isWrong && html` aria-describedby="wrong" aria-invalid="true" autofocus`}>
      <button class="button">${language.next}</button>`;
    return respondWithInboxPage(c, {
      ...{ stylesheet: STYLESHEET, hasBand: true, language },
      title: stored ? deferred.sentTitle : title,
      status: isWrong ? 422 : 200,
      body: html`<form class="card fields" method="post">${body}</form>`,
    });
  });
  return app;
}

/** The same for every link that cannot be used, so that it reveals nothing; in the browser's language. */
export async function refuse(c: Context<InboxEnv>, status: ContentfulStatusCode, headers = {}) {
  const [tag = ""] = /^[\w-]*/.exec(c.req.header("Accept-Language") ?? "") ?? [];
  const { messages: language, deferred } = await patientSentences(tag);
  const content = { title: language.callTitle, intro: deferred.nextChange, hasBand: true };
  return respondWithInboxPage(c, { ...content, language, status, stylesheet: STYLESHEET }, headers);
}
