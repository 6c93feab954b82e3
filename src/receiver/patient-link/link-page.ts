import { hash } from "node:crypto";
import { type Context, Hono } from "hono";
import { html, raw } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { emergencyNumber } from "../../form/phone/country-numbers.ts";
import { dialableNumber } from "../../form/phone/format.ts";
import type { Language } from "../../messages/messages.ts";
import { readFormStyles } from "../../web/form-styles.ts";
import { type Html, respond } from "../../web/http/respond.ts";
import { page, pageHeaders } from "../../web/pages/page.ts";
import { readStyles } from "../../web/pages/stylesheet.ts";
import { ticketColors, ticketTime } from "../details/appointment-card.ts";
import { formatPhone, patientSentences } from "../details/request-details.ts";
import type { InboxEnv } from "../inbox/layout.ts";
import { protectInbox } from "../inbox/requests.ts";
import type { InboxDeps } from "../inbox/staff-inbox.ts";
import { type Practice, UNBRANDED } from "../intake/locations.ts";
import { clientNetwork, rateLimit } from "../intake/rate-limit.ts";
import { PATIENT } from "../stores/inbox-item.ts";
import { CHANGE_REQUESTS } from "../stores/request-search.ts";
import type { BookingRequests } from "../stores/sql-booking-requests.ts";
import { isOpenedBy, LINK, readLink } from "./link.ts";

// Patients may not reach that of the inbox.
const STYLESHEET = `${LINK}card.css`;

/** In the address of the page that asks once more before the request to cancel is sent. */
const CANCEL = "&cancel";

/** Where a patient asks to cancel or for another time. Only forms change anything: email checkers open links. */
export function linkPage(deps: InboxDeps & { requests: BookingRequests }): Hono<InboxEnv> {
  const { config, locations, requests } = deps;
  const networkOf = clientNetwork(config.addressHeader);
  const perAddress = rateLimit(config.maxPerAddress);
  const app = new Hono<InboxEnv>();
  app.use(LINK, ...protectInbox(config.publicUrl));
  app.get(STYLESHEET, (c) =>
    respond(c, readFormStyles() + readStyles(["card.css"]), 200, { "Content-Type": "text/css" }),
  );
  app.on(["GET", "POST"], LINK, async (c) => {
    const isSent = c.req.method === "POST";
    const wait = isSent && perAddress(networkOf(c));
    if (wait) return refuse(c, 429, { "Retry-After": String(wait) });
    const link = await readLink(c.req.query("link") ?? "", requests);
    const practice = link && (await locations.practiceOf(link.request.location_id.toLowerCase()));
    if (!practice) return refuse(c, 404);
    const { request, start = "", asked, isBooked, isOpened, openedPath } = link;
    const { letters, change, asked: shown = "0" } = await c.req.parseBody();
    const isRight = isOpenedBy(request, String(letters ?? ""));
    const isTried = letters !== undefined;
    if (isTried && !(await requests.tryLetters(request.id, isRight))) return refuse(c, 429);
    const isOpen = await isOpened(c.req.query("opened") ?? "");
    const { search } = new URL(c.req.url);
    if (isSent && (isRight || isOpen)) {
      const changeRequest = CHANGE_REQUESTS.find((known) => known === change);
      if (changeRequest && shown === asked) {
        const text = `Asks to ${changeRequest}`;
        await requests.setState(request.id, "new", { by: PATIENT, text, changeRequest });
      }
      // Only letters open it for longer.
      const next = search.endsWith(CANCEL) ? openedPath + CANCEL : openedPath;
      return c.redirect(isRight ? next : `${LINK}${search}`, 303);
    }
    const sentences = await patientSentences(request.locale);
    const { messages: language, slots, submission } = sentences;
    const { linkPage: words, changes } = sentences.outsideForm;
    const { phone, address } = practice;
    const tel = dialableNumber(phone);
    const number = formatPhone(phone).replaceAll(" ", "\u00a0");
    const call = (part: string) =>
      tel && html`<a part="${part}" href="tel:${tel}"><bdi>${language.call(number)}</bdi></a>`;
    const kind = isBooked ? "booked" : "requested";
    const slot = { id: "", schedule: "", start, end: start };
    const time = start && ticketTime(slot, request, language.tag, phone);
    const when =
      time &&
      html`<div class="when"><b class="numeral" aria-hidden="true">${time.date}</b>
      <p>${!isBooked && html`${slots.sentTime}<br>`}${time.day}<br>
      <b class="clock">${time.hour}</b><br>${time.zone}</p></div>`;
    const stored = isOpen && link.changeRequest;
    const isCancelling = isOpen && !stored && c.req.query("cancel") !== undefined;
    const [wanted, send, href, other] = isCancelling
      ? ["cancel", words.cancel.yes, search.replace(CANCEL, ""), words.cancel.no]
      : ["move", changes.move, search + CANCEL, changes.cancel];
    const content = stored
      ? html`<p class="say">${words[kind]}</p>
      <dl class="facts"><div><dt class="hint">${words.message}</dt><dd>${changes[stored]}</dd></div></dl>
      <div class="actions">${call("button")}</div>`
      : html`<input type="hidden" name="asked" value="${asked}"><div class="actions">
      <button part="button primary" name="change" value="${wanted}">${send}</button>
      <a part="button" href="${href}">${other}</a></div>`;
    // Of a page that was open for longer than its address is valid.
    const kept =
      change &&
      html`<input type="hidden" name="change" value="${change}"><input type="hidden" name="asked" value="${shown}">`;
    const question = html`${kept}<div class="questions"><div class="question"><label class="label" for="letters">${words.letters}</label>
      <p id="reason" class="hint">${words.reason}</p>
      ${isTried && html`<p id="wrong" class="error">${words.wrong}</p>`}
      <input part="input" id="letters" name="letters" value="${letters ?? ""}" required maxlength="100" autocomplete="off" spellcheck="false" aria-describedby="${isTried ? "wrong " : ""}reason"${isTried && html` aria-invalid="true" autofocus`}></div></div>
      <div class="actions"><button part="button primary">${language.next}</button></div>`;
    return respondWithCard(c, {
      ...{ language, practice, kind: isOpen && kind, status: isSent ? 422 : 200 },
      title: stored ? words.received : isCancelling ? words.cancel[kind] : words.title,
      head: isOpen
        ? html`${!isBooked && html`<p class="not-yet">${submission.noAppointment}</p>`}${when}`
        : html`<p class="lead"><bdi>${address}</bdi></p>`,
      body: html`<form class="screen" method="post">${isOpen ? content : question}</form>
      <div class="help">${!stored && call("link")}<p>${language.emergency(emergencyNumber(phone))}</p></div>`,
    });
  });
  return app;
}

/** The same for every link that cannot be used, so that it reveals nothing; in the browser's language. */
export async function refuse(c: Context<InboxEnv>, status: ContentfulStatusCode, headers = {}) {
  const [tag = ""] = /^[\w-]*/.exec(c.req.header("Accept-Language") ?? "") ?? [];
  const { messages: language, outsideForm } = await patientSentences(tag);
  const { ended, later, call } = outsideForm.linkPage;
  const title = status === 404 ? ended : later;
  const body = html`<p class="say">${call}</p>`;
  return respondWithCard(c, { language, title, status, body }, headers);
}

interface Card {
  language: Language["messages"];
  practice?: Practice;
  title: string;
  status: ContentfulStatusCode;
  /** Booked, the card is filled; only requested, it is an outline. */
  kind?: "booked" | "requested" | false;
  /** Below the title. */
  head?: Html;
  body: Html;
}

const tokens = (colors: Record<string, string>) =>
  `:root { ${Object.entries(colors)
    .map(([name, color]) => `--ws-${name}: ${color}`)
    .join("; ")} }`;

/** The form's card as a page. The policy allows its own colors by their hash, and the logo from its server. */
async function respondWithCard(c: Context, card: Card, headers = {}) {
  const { language, practice, title, status, kind } = card;
  const { logo, name, initials, color }: Practice["brand"] = practice?.brand ?? UNBRANDED;
  const { light, dark } = ticketColors(color, kind === "booked");
  const done = kind === "booked" ? "1" : "0";
  const style = `${tokens({ ...light, done })} @media (prefers-color-scheme: dark) { ${tokens(dark)} }`;
  const mark = logo
    ? html`<div class="plate${logo.isBare && " bare"}"><span aria-hidden="true">${!logo.isBare && !logo.alt && initials}</span><img class="logo" src="${logo.url}" alt="${logo.alt}" referrerpolicy="no-referrer"></div>`
    : initials && html`<span class="plate monogram" aria-hidden="true">${initials}</span>`;
  const shownName = (!logo || name) && html`<p class="name"><bdi>${practice?.name}</bdi></p>`;
  const markup = await page({
    ...{ title, language, stylesheet: STYLESHEET, isError: [422, 429].includes(status) },
    style: html`<style>${raw(style)}</style>`,
    body: html`<div class="widget sent ${kind}" dir="${language.direction ?? "ltr"}"><div class="ticket">
        <div class="card">
          ${practice && html`<div class="head">${mark}<div class="who">${shownName}</div></div>`}
          <h1 class="title">${title}</h1>
          ${card.head}
          <i class="perforation"></i>
        </div>
        <div class="paper">${card.body}</div>
      </div></div>`,
  });
  const sources = `style-src 'self' 'sha256-${hash("sha256", style, "base64")}'; img-src data: ${logo ? new URL(logo.url).origin.replace(/[;,].*/, "") : ""}; form-action 'self'`;
  return respond(c, String(markup), status, { ...pageHeaders("other", sources), ...headers });
}
