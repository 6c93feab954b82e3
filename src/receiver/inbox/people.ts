import { zip } from "es-toolkit";
import { type Context, Hono } from "hono";
import { html, raw } from "hono/html";
import { renderSVG } from "uqr";
import type { Html } from "../../web/http/respond.ts";
import {
  ACCOUNT_NAME,
  type Account,
  addAccount,
  addSecondFactor,
  changeAccount,
  changePassword,
  checkPassword,
  codeId,
  credentialOf,
  NO_LONGER,
  newPassword,
  newSecret,
  RefusedError,
  readAccounts,
  totpLink,
  WRONG_ACCOUNT_NAME,
} from "../staff/accounts.ts";
import { ATTEMPT_WINDOW_SECONDS, MAX_ATTEMPTS } from "../staff/staff-records.ts";
import { type InboxEnv, PEOPLE, respondWithInboxPage } from "./layout.ts";
import { deletion } from "./list-page.ts";
import { type SignInDeps, startSession, textOf } from "./sign-in.ts";

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
  const show = async (c: Context<InboxEnv>, form?: Form, problem?: string) => {
    const accounts = await readAccounts(file);
    const { account: name, manages } = c.var.viewer;
    const tried = form && problem ? { form, panel: panelOf(form), problem } : undefined;
    const panels = html`${ownAccount(name, accounts.get(name), tried)}
      ${manages && people(name, accounts, locationsOf(c, accounts), tried)}`;
    // Somebody else may have removed the account whose panel had the form.
    const isShown = String(panels).includes('id="problem"');
    const body = html`${!isShown && tried && problemText(tried)}${panels}`;
    return respondWithInboxPage(c, { title: "People", body, status: problem ? 422 : 200 });
  };
  /** Somebody may have left an open session: each change needs the password, and few tries find none. */
  const confirm = async (c: Context<InboxEnv>, name: string, password: string) => {
    const who = `confirm ${name}`;
    if ((await sessions.countAttempt(who, MAX_ATTEMPTS)) > MAX_ATTEMPTS) {
      throw new RefusedError(
        `There were too many attempts. Minutes until the next: ${ATTEMPT_WINDOW_SECONDS / 60}.`,
      );
    }
    const account = await checkPassword(await readAccounts(file), name, password, true);
    if (!account) {
      await c.var.viewer.record("failed to confirm");
      throw new RefusedError("Your password is wrong. Nothing was changed.");
    }
    await sessions.forgetAttempts(who);
    return { name, credential: credentialOf(account) };
  };
  const checkedRights = (form: Form, known: ReadonlyMap<string, string>) => {
    const { locations, manages } = rightsOf(form);
    const isBoth = locations === undefined && [form.locations].flat().length > 1;
    if (isBoth || locations?.every((id) => !known.has(id)))
      throw new RefusedError("Choose all locations, or those that they see.");
    if (manages && locations) throw new RefusedError("Who manages accounts sees all locations.");
    return { locations: locations?.filter((id) => known.has(id)), manages };
  };
  const change = async (c: Context<InboxEnv>, form: Form) => {
    const { viewer } = c.var;
    const name = textOf(form.name).trim().normalize("NFC");
    const action = textOf(form.action);
    if (!ACTIONS.includes(action))
      throw new RefusedError("Nothing was changed: go back, and try again.");
    const by = await confirm(c, viewer.account, textOf(form.own));
    const restart = async (notice: string) => {
      const account = (await readAccounts(file)).get(by.name);
      if (account) await startSession(c, sessions, by.name, account, notice);
    };
    if (action === "password") {
      await changePassword(file, by, textOf(form.password));
      await viewer.record("changed the password");
      await restart("Your password is changed. Other sessions of your account have ended.");
    } else if (action === "factor") {
      const secret = SECRET.test(textOf(form.secret)) ? textOf(form.secret) : newSecret();
      const code = codeId({ secret, recovery: [] }, textOf(form.code), Date.now());
      if (!code || !(await sessions.useCode(code))) {
        throw new RefusedError(
          "The code is wrong. Scan the picture, and type the code that the app shows now.",
        );
      }
      const { codes } = await addSecondFactor(file, by.name, secret, by);
      await viewer.record("changed the second factor");
      await restart("");
      return respondWithInboxPage(c, {
        title: "Recovery codes",
        link: BACK,
        body: recovery(codes),
      });
    } else {
      if (!viewer.manages) throw new RefusedError(NO_LONGER);
      const known = locationsOf(c, await readAccounts(file));
      if (action === "add") {
        if (!ACCOUNT_NAME.test(name)) throw new RefusedError(WRONG_ACCOUNT_NAME);
        const rights = checkedRights(form, known);
        const password = newPassword();
        await addAccount(file, name, password, { ...rights, by });
        await viewer.record("added the account", name);
        const factor = config.requireSecondFactor && (await addSecondFactor(file, name));
        const body = html`<section class="card sheet">
      <p>Give this to ${name} in person: it is not shown again. They change the password after signing in, under People.</p>
      <p>Password: <code>${password}</code></p>${factor && qrCode(factor.link)}</section>${factor && recovery(factor.codes)}`;
        return respondWithInboxPage(c, { title: `Account ${name}`, link: BACK, body });
      } else {
        const rights = action === "rights" ? checkedRights(form, known) : undefined;
        await changeAccount(file, by, name, rights);
        await viewer.record(rights ? "changed the account" : "removed the account", name);
      }
      await c.var.notify(`${action === "remove" ? "Removed" : "Saved"}: ${name}.`);
    }
    return c.redirect(PEOPLE, 303);
  };
  app.get(PEOPLE, (c) => show(c));
  app.post(PEOPLE, async (c) => {
    const form = await c.req.parseBody({ all: true });
    return change(c, form).catch((error) => {
      if (error instanceof RefusedError) return show(c, form, error.message);
      throw error;
    });
  });
  return app;
}

function rightsOf(form: Form): Pick<Account, "locations" | "manages"> {
  const chosen = [form.locations ?? []].flat().map(textOf);
  return {
    locations: chosen.includes(ALL) ? undefined : chosen,
    manages: form.manages !== undefined,
  };
}

const BACK = html`<a href="${PEOPLE}">Back to People</a>`;
const ACTIONS = ["password", "factor", "add", "rights", "remove"];

const input = (id: string, name: string, label: string, attributes: Html) =>
  html`<label for="${id}">${label}</label><input id="${id}" name="${name}" required${attributes}>`;
/** A form that was refused. */
interface Tried {
  form: Form;
  /** The id of the panel that it is from. */
  panel: string;
  problem: string;
}

const panelOf = ({ action, name }: Form) =>
  action === "rights" || action === "remove" ? `of-${textOf(name)}` : textOf(action);

const problemText = ({ problem }: Tried) =>
  html`<p class="card alert bad" role="alert" id="problem">${problem}</p>`;

/** The start of a panel that is open if its form was refused, and the last field of that form. */
function panelParts(id: string, tried: Tried | undefined) {
  const failed = tried?.panel === id && tried;
  const again = failed && html` autofocus aria-describedby="problem"`;
  return {
    start: html`<details class="card sheet"${failed && html` open`}>`,
    own: html`${failed && problemText(failed)}
        ${input(`own-${id}`, "own", "Your password", html` type="password" autocomplete="current-password"${again}`)}`,
  };
}

/** @param tried with the secret whose picture has been scanned */
function ownAccount(name: string, account: Account | undefined, tried: Tried | undefined): Html {
  const typed = textOf(tried?.form.secret);
  const secret = SECRET.test(typed) ? typed : newSecret();
  const has = account?.secondFactor !== undefined;
  const password = panelParts("password", tried);
  const factor = panelParts("factor", tried);
  return html`${password.start}<summary>Change your password</summary>
      <form class="fields" method="post" action="${PEOPLE}">
        ${input("password", "password", "New password, at least 12 characters", html` type="password" minlength="12" autocomplete="new-password"`)}
        ${password.own}
        <button class="button" name="action" value="password">Change the password</button>
      </form></details>
    ${factor.start}<summary>${has ? "Replace your second factor" : "Set up a second factor"}</summary>
      <form class="fields" method="post" action="${PEOPLE}">
        <p>Scan this with an authenticator app, then type the code that it shows.</p>
        ${qrCode(totpLink(secret, name))}
        <p>Or type this into the app: <code>${secret}</code></p>
        <input type="hidden" name="secret" value="${secret}">
        ${input("code", "code", "Code", html` inputmode="numeric" autocomplete="one-time-code"`)}
        ${factor.own}
        <button class="button" name="action" value="factor">Use this second factor</button>
      </form></details>`;
}

function people(
  self: string,
  accounts: ReadonlyMap<string, Account>,
  known: ReadonlyMap<string, string>,
  tried: Tried | undefined,
): Html {
  const rights = (id: string, account: Partial<Account>) => {
    const form = tried?.panel === id ? tried.form : undefined;
    const { locations, manages } = form ? rightsOf(form) : account;
    const chosen = form ? [form.locations ?? []].flat() : (locations ?? [ALL]);
    const box = (name: string, value: string, label: string, isChecked: boolean | undefined) =>
      html`<label class="check"><input type="checkbox" name="${name}" value="${value}"${isChecked && html` checked`}> ${label}</label>`;
    return html`<fieldset><legend>Sees the requests of</legend>
          ${box("locations", ALL, "All locations", chosen.includes(ALL))}
          ${[...known].map(([location, name]) => box("locations", location, name, chosen.includes(location)))}
        </fieldset>
        ${box("manages", "yes", "Manages the accounts of others", manages)}
        ${panelParts(id, tried).own}`;
  };
  const summary = ({ locations: seen, manages, secondFactor }: Account) =>
    [
      seen ? seen.map((id) => known.get(id) ?? id).join(", ") : "All locations",
      manages && "manages accounts",
      secondFactor && "second factor",
    ].filter(Boolean);
  return html`<section><h2>Colleagues</h2>
      ${[...accounts].map(([name, account]) =>
        name === self
          ? ""
          : html`${panelParts(`of-${name}`, tried).start}<summary><b><bdi>${name}</bdi></b> <span class="small">${summary(account).join(" · ")}</span></summary>
      <form class="fields" method="post" action="${PEOPLE}">
        <input type="hidden" name="name" value="${name}">
        ${rights(`of-${name}`, account)}
        <button class="button" name="action" value="rights">Save</button>
        ${deletion("Remove …", "remove", `Remove ${name}`)}
      </form></details>`,
      )}
      ${panelParts("add", tried).start}<summary>Add a colleague</summary>
      <form class="fields" method="post" action="${PEOPLE}">
        ${input("name", "name", "Name", html` autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="64" value="${tried?.panel === "add" && textOf(tried.form.name)}"`)}
        ${rights("add", {})}
        <button class="button" name="action" value="add">Add</button>
      </form></details>
    </section>`;
}

const qrCode = (link: string) => html`<div class="qr">${raw(renderSVG(link))}</div>`;

const recovery = (codes: readonly string[]) => html`<section class="card sheet">
      <p>Each of these codes is for one sign-in without the app. Print or write them down: they are not shown again.</p>
      <ul>${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
    </section>`;
