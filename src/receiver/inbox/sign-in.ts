import { hash } from "node:crypto";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { html } from "hono/html";
import type { ReceiverConfig } from "../config/config.ts";
import { clientNetwork, rateLimit } from "../intake/rate-limit.ts";
import {
  type Account,
  checkPassword,
  credentialOf,
  deviceToken,
  isManager,
  readAccounts,
} from "../staff/accounts.ts";
import { codeId } from "../staff/second-factor.ts";
import {
  type AccessLog,
  ATTEMPT_WINDOW_SECONDS,
  MAX_ATTEMPTS,
  SESSION_SECONDS,
  type StaffSessions,
} from "../staff/staff-records.ts";
import {
  INBOX,
  type InboxEnv,
  PEOPLE,
  respondWithInboxPage,
  SIGN_IN,
  SIGN_OUT,
  VERSION,
} from "./layout.ts";

export interface SignInDeps {
  config: ReceiverConfig;
  sessions: StaffSessions;
  log: AccessLog;
  /** Waits, so that somebody who tries many passwords is slow. */
  wait(ms: number): Promise<void>;
}

const COOKIE = "session";
const DEVICE_SECONDS = 180 * 24 * 60 * 60;
// One for each account, because several people may use a computer.
const deviceCookie = (account: string) => `device-${hash("sha256", account).slice(0, 16)}`;
// The browser accepts it only from https or localhost, and sends it to no other host.
const COOKIE_OPTIONS = { prefix: "host", httpOnly: true, sameSite: "Strict" } as const;

export const requireSession =
  ({ config, sessions, log }: SignInDeps): MiddlewareHandler<InboxEnv> =>
  async (c, next) => {
    const token = getCookie(c, COOKIE, "host");
    // An open page asks for new requests by itself, and shows them.
    const isPoll = c.req.method === "GET" && c.req.header("Sec-Fetch-Dest") === "empty";
    const isActive = !(isPoll || c.req.path === VERSION) || c.req.query("active") !== undefined;
    const session = token === undefined ? undefined : await sessions.find(token, isActive);
    if (!token || !session) return c.redirect(SIGN_IN, 303);
    const account = (await readAccounts(config.accounts)).get(session.account);
    const isCurrent = account && credentialOf(account) === session.credential;
    if (!isCurrent || (config.requireSecondFactor && !account.secondFactor)) {
      await sessions.remove(token);
      return c.redirect(SIGN_IN, 303);
    }
    const { filter } = session;
    const hasNotice = !isPoll && session.notice !== "" && [INBOX, PEOPLE].includes(c.req.path);
    if (hasNotice) await sessions.setNotice(token, "");
    // The account's locations may have changed since it was set.
    const isVisible = account.locations?.includes(filter.location) ?? true;
    c.set("notify", (text) => sessions.setNotice(token, text));
    const parts = [session.account, account.locations?.toSorted().join() ?? ""];
    const seen = parts.map((part) => hash("sha256", part)).join(" ");
    c.set("viewer", {
      seen,
      account: session.account,
      within: account.locations,
      manages: isManager(account),
      filter: isVisible ? filter : { ...filter, location: "" },
      setFilter: (filter) => sessions.setFilter(token, filter),
      record: (action, subject) => log.add(session.account, action, subject),
      notice: hasNotice ? session.notice : "",
    });
    c.header("Seconds-Left", String(session.secondsLeft));
    c.header("Viewer", seen);
    return next();
  };

export function signIn(deps: SignInDeps): Hono<InboxEnv> {
  const { config, sessions, log, wait } = deps;
  const networkOf = clientNetwork(config.addressHeader);
  // Of attempts from one network, with any names.
  const signInLimit = rateLimit(config.maxPerAddress);
  const failureLimit = rateLimit(5);
  const app = new Hono<InboxEnv>();
  app.get(SIGN_IN, async (c) => {
    const token = getCookie(c, COOKIE, "host");
    const isEnded = token !== undefined && !(await sessions.find(token, false));
    return signInPage(c, 200, isEnded ? ENDED : undefined);
  });
  app.post(SIGN_IN, async (c) => {
    const form = await c.req.parseBody();
    const account = textOf(form.account).trim();
    // Attempts by others, also in its network, do not lock out a device that an account has used.
    const accounts = await readAccounts(config.accounts);
    const known = accounts.get(account);
    const isKnown = known && getCookie(c, deviceCookie(account), "host") === deviceToken(known);
    const network = networkOf(c);
    const who = isKnown ? `device ${account}` : `${network} ${account}`;
    const isLimited = !isKnown && signInLimit(network) > 0;
    if (isLimited || (await sessions.countAttempt(who, MAX_ATTEMPTS)) > MAX_ATTEMPTS) {
      return tooMany(c, ATTEMPT_WINDOW_SECONDS, account);
    }
    // Known or not: the time must not reveal which names exist.
    const anywhere = `name ${account}`;
    if (!isKnown) await wait(slowdown((await sessions.countAttempt(anywhere)) - 1));
    const found = await checkPassword(accounts, account, textOf(form.password), isKnown);
    const factor = found?.secondFactor;
    const typed = textOf(form.code);
    const isClaimed = found && typed !== "" && !isKnown;
    const seconds = isClaimed ? await sessions.claimCode(credentialOf(found)) : 0;
    if (seconds > 0) return tooMany(c, seconds, account);
    const code = factor && codeId(factor, typed, Date.now());
    const isRight = !factor || (code !== undefined && (await sessions.useCode(code)));
    if (!found || !isRight) {
      // Somebody may type a password in place of the name. Whoever tries many must not fill the log.
      const name = known ? account : "";
      await sessions.countWrong(name);
      if (failureLimit(name) === 0) await log.add(name, "failed to sign in");
      // Not a code of a minute ahead: whoever guesses it would only have to wait.
      const isLate = factor && !code && codeId(factor, typed, Date.now() - 60_000) !== undefined;
      return signInPage(c, 401, isLate ? LATE : WRONG, account);
    }
    if (config.requireSecondFactor && !factor) return signInPage(c, 401, NO_FACTOR, account);
    for (const one of [who, anywhere]) await sessions.forgetAttempts(one);
    if (isClaimed) await sessions.forgetCodes(credentialOf(found));
    await log.add(account, "signed in");
    const wrong = await sessions.findWrong(account);
    await startSession(c, sessions, account, found, wrong && failedSignIns(wrong));
    return c.redirect(INBOX, 303);
  });
  app.post(SIGN_OUT, requireSession(deps), async (c) => {
    await sessions.remove(deleteCookie(c, COOKIE, COOKIE_OPTIONS) ?? "");
    await c.get("viewer").record("signed out");
    return c.redirect(SIGN_IN, 303);
  });
  return app;
}

/** Signs in, in place of the browser's session, and remembers the browser. */
export async function startSession(
  c: Context<InboxEnv>,
  sessions: StaffSessions,
  name: string,
  account: Account,
  notice?: string,
) {
  await sessions.remove(getCookie(c, COOKIE, "host") ?? "");
  const session = await sessions.create(name, credentialOf(account), notice);
  setCookie(c, COOKIE, session, { ...COOKIE_OPTIONS, maxAge: SESSION_SECONDS });
  const device = { ...COOKIE_OPTIONS, maxAge: DEVICE_SECONDS };
  setCookie(c, deviceCookie(name), deviceToken(account), device);
}

const ENDED =
  "You were signed out, because nothing was done for a while, 12 hours are over or the password changed. Sign in again.";

const WRONG = "The name, the password or the code is wrong.";
const NO_FACTOR = "Your account needs a second factor. Ask whoever runs the receiver for one.";
const LATE =
  "That code was right a minute ago. If you typed it at once, the clock of your phone or of the server is wrong: let it be set automatically.";

export const tooManyText = (seconds: number) =>
  `There were too many attempts. Minutes until the next: ${Math.ceil(seconds / 60)}.`;

function tooMany(c: Context<InboxEnv>, seconds: number, account: string) {
  c.header("Retry-After", String(seconds));
  return signInPage(c, 429, tooManyText(seconds), account);
}

const failedSignIns = ({ tries, since }: { tries: number; since: string }) =>
  `${tries} failed ${tries === 1 ? "sign-in" : "sign-ins"} since ${since.slice(0, 16).replace("T", " ")} UTC.`;

/** At most five seconds, so that nobody is locked out. */
const slowdown = (tries: number) => Math.min(5000, 100 * Math.max(0, tries - 10));

export const textOf = (value: unknown) => (typeof value === "string" ? value : "");

function signInPage(
  c: Context<InboxEnv>,
  status: 200 | 401 | 429 = 200,
  message?: string,
  account = "",
) {
  const body = html`
    <form class="card sign-in fields" method="post" action="${SIGN_IN}">
      ${message && html`<p id="failure" class="bad" role="alert">${message}</p>`}
      <label for="account">Name</label>
      <input id="account" name="account" value="${account}" required${account ? "" : html` autofocus`} autocomplete="username" autocapitalize="none" spellcheck="false">
      <label for="password">Password</label>
      <input id="password" name="password" type="password" required autocomplete="current-password"${account && html` autofocus aria-describedby="failure"`}>
      <label for="code">Code, if your account has a second factor</label>
      <input id="code" name="code" autocomplete="one-time-code" autocapitalize="none" spellcheck="false">
      <button class="button">Sign in</button>
    </form>
    <p class="small">If you are signed in already, <a href="${INBOX}">open the inbox</a>.</p>`;
  return respondWithInboxPage(c, { title: "Sign in", status, body });
}
