import { isEqual, zip } from "es-toolkit";
import { type Context, Hono } from "hono";
import { html, raw } from "hono/html";
import { renderSVG } from "uqr";
import type { Html } from "../../web/http/respond.ts";
import {
  type Account,
  type Actor,
  addAccount,
  addSecondFactor,
  changeAccount,
  changePassword,
  checkPassword,
  credentialOf,
  type Rights,
  readAccounts,
} from "../staff/accounts.ts";
import { RefusedError } from "../staff/passwords.ts";
import { codeId, newSecret, randomCode, totpLink } from "../staff/second-factor.ts";
import { ATTEMPT_WINDOW_SECONDS, MAX_ATTEMPTS } from "../staff/staff-records.ts";
import { type InboxEnv, PEOPLE, respondWithInboxPage } from "./layout.ts";
import { deletion } from "./list-page.ts";
import { type SignInDeps, startSession, textOf, tooManyText } from "./sign-in.ts";

const ALL = "all";
const SECRET = /^[A-Z2-7]{32}$/;

type Form = Record<string, string | File | (string | File)[]>;

/** Everybody's own password and second factor; the accounts of others, for whoever manages them. */
export function peopleRoutes({ config, sessions }: SignInDeps): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();
  const file = config.accounts;
  /** Also those that an account has, which nothing else may name: saving its rights must not take them away. */
  const locationsOf = (c: Context<InboxEnv>, accounts: ReadonlyMap<string, Account>) => {
    const given = [...accounts.values()].flatMap(({ locations }) => locations ?? []);
    return new Map([...zip(given, given), ...c.var.locations, ...config.location]);
  };
  const show = async (c: Context<InboxEnv>, refused?: Refused) => {
    const accounts = await readAccounts(file);
    const { account: name, manages } = c.var.viewer;
    const own = ownPanels(name, accounts.get(name), refused);
    const others = manages ? otherPanels(name, accounts, locationsOf(c, accounts), refused) : [];
    // Somebody else may have removed the account whose panel had the form.
    const isShown = [...own, ...others].some(({ id }) => id === refused?.form.panel);
    const body = html`${!isShown && refused && problemText(refused)}${own.map(markupOf)}
      ${manages && html`<section><h2>Colleagues</h2>${others.map(markupOf)}</section>`}`;
    return respondWithInboxPage(c, { title: "People", body, status: refused ? 422 : 200 });
  };
  /** Somebody may have left an open session: each change needs the password, and few tries find none. */
  const confirm = async (c: Context<InboxEnv>, password: string) => {
    const { account: name, record } = c.var.viewer;
    const who = `confirm ${name}`;
    if ((await sessions.countAttempt(who, MAX_ATTEMPTS)) > MAX_ATTEMPTS) {
      throw new RefusedError(tooManyText(ATTEMPT_WINDOW_SECONDS), "own");
    }
    const account = await checkPassword(await readAccounts(file), name, password, true);
    if (!account) {
      await record("failed to confirm");
      throw new RefusedError("Your password is wrong. Nothing was changed.", "own");
    }
    await sessions.forgetAttempts(who);
    return (action: string): Actor => ({
      name,
      credential: credentialOf(account),
      record: (changed) => record(action, changed === name ? "" : changed),
    });
  };
  const change = async (c: Context<InboxEnv>, form: Form) => {
    const { viewer, notify } = c.var;
    const self = viewer.account;
    const name = textOf(form.name).trim().normalize("NFC");
    const action = textOf(form.action);
    const by = await confirm(c, textOf(form.own));
    const restart = async (notice?: string) => {
      const account = (await readAccounts(file)).get(self);
      if (account) await startSession(c, sessions, self, account, notice);
    };
    const rights = async () => readRights(form, locationsOf(c, await readAccounts(file)));
    if (action === "password") {
      await changePassword(file, by("changed the password"), textOf(form.password));
      await restart("Your password is changed. Other sessions of your account have ended.");
    } else if (action === "factor") {
      const secret = secretOf(form);
      const code = codeId({ secret, recovery: [] }, textOf(form.code), Date.now());
      if (!code || !(await sessions.useCode(code))) {
        throw new RefusedError(
          "The code is wrong. Scan the picture, and type the code that the app shows now.",
          "code",
        );
      }
      const { codes } = await addSecondFactor(file, self, secret, by("changed the second factor"));
      await restart();
      return respondWithInboxPage(c, { title: "Recovery codes", body: recovery(codes) });
    } else if (action === "add") {
      const password = randomCode();
      await addAccount(file, name, password, { ...(await rights()), by: by("added the account") });
      const factor = config.requireSecondFactor && (await addSecondFactor(file, name));
      const body = html`<section class="card sheet">
      <p>Give this to ${name} in person: it is not shown again. They change the password after signing in, under People.</p>
      <p>Password: <code>${password}</code></p>${factor && qrCode(factor.link)}</section>${factor && recovery(factor.codes)}`;
      return respondWithInboxPage(c, { title: `Account ${name}`, body });
    } else if (action === "rights") {
      await changeAccount(file, by("changed the account"), name, await rights());
      await notify(`Saved: ${name}.`);
    } else if (action === "remove") {
      await changeAccount(file, by("removed the account"), name);
      await notify(`Removed: ${name}.`);
    } else throw new RefusedError("Nothing was changed: go back, and try again.");
    return c.redirect(PEOPLE, 303);
  };
  app.get(PEOPLE, (c) => show(c));
  app.post(PEOPLE, async (c) => {
    const form = await c.req.parseBody({ all: true });
    return change(c, form).catch((error) => {
      if (error instanceof RefusedError) return show(c, { form, error });
      throw error;
    });
  });
  return app;
}

const chosenIn = ({ locations = [] }: Form) => [locations].flat().map(textOf);

/** @throws RefusedError */
function readRights(form: Form, known: ReadonlyMap<string, string>): Rights {
  const chosen = chosenIn(form);
  const locations = isEqual(chosen, [ALL]) ? undefined : chosen;
  if (locations?.length === 0 || locations?.some((id) => !known.has(id))) {
    throw new RefusedError("Choose all locations, or those that they see.");
  }
  const manages = form.manages !== undefined;
  if (manages && locations) throw new RefusedError("Who manages accounts sees all locations.");
  return { locations, manages };
}

/** The one whose picture has been scanned, or a new one. */
function secretOf(form?: Form): string {
  const typed = textOf(form?.secret);
  return SECRET.test(typed) ? typed : newSecret();
}

/** A form that was refused, and why. */
interface Refused {
  form: Form;
  error: RefusedError;
}

const problemText = ({ error }: Refused) =>
  html`<p class="card alert bad" role="alert" id="problem">${error.message}</p>`;

/** A field, with what is wrong with it. Any other problem is shown at the user's own password, which must be typed again. */
function input(name: string, label: string, attributes: Html, refused?: Refused, id = name) {
  const { field } = refused?.error ?? {};
  const isHere = refused && (field ?? "own") === name;
  const wrong = html` autofocus aria-describedby="problem"${field && html` aria-invalid="true"`}`;
  return html`${isHere && problemText(refused)}<label for="${id}">${label}</label><input id="${id}" name="${name}" required${attributes}${isHere && wrong}>`;
}

const refusedIn = (id: string, refused: Refused | undefined) =>
  refused?.form.panel === id ? refused : undefined;

/** A form that a click opens; open if it was refused. */
function panel(
  given: Refused | undefined,
  id: string,
  summary: Html | string,
  fields: Html,
  buttons: Html,
) {
  const refused = refusedIn(id, given);
  const markup = html`<details class="card sheet"${refused && html` open`}><summary>${summary}</summary>
      <form class="fields" method="post" action="${PEOPLE}">
        <input type="hidden" name="panel" value="${id}">
        ${fields}
        ${input("own", "Your password", html` type="password" autocomplete="current-password"`, refused, `own-${id}`)}
        ${buttons}
      </form></details>`;
  return { id, markup };
}

const markupOf = ({ markup }: ReturnType<typeof panel>) => markup;

const button = (action: string, label: string) =>
  html`<button class="button" name="action" value="${action}">${label}</button>`;

function ownPanels(name: string, account: Account | undefined, refused: Refused | undefined) {
  const secret = secretOf(refused?.form);
  const summary = account?.secondFactor ? "Replace your second factor" : "Set up a second factor";
  const password = input(
    "password",
    "New password, at least 12 characters",
    html` type="password" minlength="12" autocomplete="new-password"`,
    refusedIn("password", refused),
  );
  const factor = html`<p>Scan this with an authenticator app, then type the code that it shows.</p>
        ${qrCode(totpLink(secret, name))}
        <p>Or type this into the app: <code>${secret}</code></p>
        <input type="hidden" name="secret" value="${secret}">
        ${input("code", "Code", html` inputmode="numeric" autocomplete="one-time-code"`, refusedIn("factor", refused))}`;
  const change = button("password", "Change the password");
  return [
    panel(refused, "password", "Change your password", password, change),
    panel(refused, "factor", summary, factor, button("factor", "Use this second factor")),
  ];
}

function otherPanels(
  self: string,
  accounts: ReadonlyMap<string, Account>,
  known: ReadonlyMap<string, string>,
  refused: Refused | undefined,
) {
  const rights = (id: string, account: Partial<Account>) => {
    const form = refusedIn(id, refused)?.form;
    const chosen = form ? chosenIn(form) : (account.locations ?? [ALL]);
    const manages = form ? form.manages !== undefined : account.manages;
    const box = (name: string, value: string, label: string, isChecked: boolean | undefined) =>
      html`<label class="check"><input type="checkbox" name="${name}" value="${value}"${isChecked && html` checked`}> ${label}</label>`;
    return html`<fieldset><legend>Sees the requests of</legend>
          ${box("locations", ALL, "All locations", chosen.includes(ALL))}
          ${[...known].map(([location, name]) => box("locations", location, name, chosen.includes(location)))}
        </fieldset>
        ${box("manages", "yes", "Manages the accounts of others", manages)}`;
  };
  const panelOf = ([name, account]: [string, Account]) => {
    const { locations: seen, manages, secondFactor } = account;
    const facts = [
      seen ? seen.map((id) => known.get(id) ?? id).join(", ") : "All locations",
      manages && "manages accounts",
      secondFactor && "second factor",
    ];
    const id = `of-${name}`;
    const summary = html`<b><bdi>${name}</bdi></b> <span class="small">${facts.filter(Boolean).join(" · ")}</span>`;
    const fields = html`<input type="hidden" name="name" value="${name}">${rights(id, account)}`;
    const buttons = html`${button("rights", "Save")}
        ${deletion("Remove …", "remove", `Remove ${name}`)}`;
    return panel(refused, id, summary, fields, buttons);
  };
  const adding = refusedIn("add", refused);
  const typed = textOf(adding?.form.name);
  const added = html`${input("name", "Name", html` autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="64" value="${typed}"`, adding)}
        ${rights("add", {})}`;
  return [
    ...[...accounts].filter(([name]) => name !== self).map(panelOf),
    panel(refused, "add", "Add a colleague", added, button("add", "Add")),
  ];
}

const qrCode = (link: string) => html`<div class="qr">${raw(renderSVG(link, { border: 4 }))}</div>`;

const recovery = (codes: readonly string[]) => html`<section class="card sheet">
      <p>Each of these codes is for one sign-in without the app. Print or write them down: they are not shown again.</p>
      <ul>${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
    </section>`;
