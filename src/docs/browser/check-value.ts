import { validText } from "../../embed/api/attributes.ts";
import { invalidAttributeMessage } from "../../embed/chunks/diagnostics/attribute-messages.ts";
import type { OwnValue } from "../site/own-values.ts";

export type ValueReading = { ok: true; value: string } | { ok: false; problem: string };

/** An address without the slash at its end, and without characters that end a quoted text. */
const asAddress = (text: string) =>
  new URL(text).href.replaceAll("'", "%27").replace(/\/$/, text.endsWith("/") ? "/" : "");

const ADDRESSES = {
  origin: (url: URL) => `the part before the path: ${url.origin}`,
  folder: () => "an https URL without a query, a fragment and a user name",
};

/** What the snippets get for a value as it was typed, or what is wrong with it. */
export function checkValue(kind: OwnValue["kind"], typed: string): ValueReading {
  const text = typed.trim();
  if (kind === "origin" || kind === "folder") return checkAddress(kind, text);
  const value = validText(kind, text);
  if (value === null)
    return { ok: false, problem: capitalize(invalidAttributeMessage(kind, text)) };
  return { ok: true, value: kind.endsWith("-url") ? asAddress(value) : value };
}

function checkAddress(kind: keyof typeof ADDRESSES, text: string): ValueReading {
  // The rules of `base-url`, but https only, as on the sites that patients open.
  const value = validText("base-url", text);
  if (value === null || !URL.canParse(value)) {
    return { ok: false, problem: capitalize(invalidAttributeMessage("base-url", text)) };
  }
  const url = new URL(value);
  const isWrong = kind === "origin" && url.pathname !== "/";
  if (isWrong) return { ok: false, problem: `Write ${ADDRESSES[kind](url)}` };
  return { ok: true, value: asAddress(value).replace(/\/$/, "") };
}

const capitalize = (message: string) => `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
