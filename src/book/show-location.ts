import { brandOf } from "../branding/brand.ts";
import { postalAddress } from "../branding/postal-address.ts";
import { pageFetch } from "../client/fetch.ts";
import { loadLocation } from "../client/load-location.ts";
import { retryLoad } from "../client/retry-load.ts";
import type { LocationRecord } from "../contract/location-record/location-record.ts";
import { repairLocationRecord } from "../contract/location-record/repair-location-record.ts";
import { dialableNumber, formatE164 } from "../form/phone/format.ts";

/**
 * Fills the page around the form with a location's name, colors, address and phone number. The form
 * has just loaded the record, so that it usually is in the browser's cache.
 */
export async function showLocation(baseUrl: string, id: string): Promise<void> {
  const fetch: typeof pageFetch = (url, init) => pageFetch(url, { ...init, cache: "force-cache" });
  const { signal } = new AbortController();
  const result = await loadLocation(baseUrl, id, { signal, fetch }, async () => ({
    retryLoad,
    loadRepair: async () => repairLocationRecord,
  }));
  if (result.ok) showRecord(result.record);
}

function showRecord(record: LocationRecord): void {
  const address = postalAddress(record);
  document.title = `${record.name} · ${document.title}`;
  const description = document.querySelector<HTMLMetaElement>("meta[name=description]");
  if (description) {
    const about = [record.name, address].filter(Boolean).join(", ");
    description.content = `${about}. ${description.content}`;
  }
  showColors(record);

  const contact = document.getElementById("contact");
  const call = contact?.querySelector<HTMLAnchorElement>(".call");
  if (!contact || !call) return;
  const number = dialableNumber(record.phone_number);
  if (number) {
    call.href = `tel:${number}`;
    call.append(` ${formatE164(record.phone_number)}`);
  } else call.closest("section")?.remove();
  const place = contact.querySelector("address");
  const map = contact.querySelector<HTMLAnchorElement>(".map");
  if (place && map && address) {
    place.append(textLine(record.name), textLine(address));
    // https://developers.google.com/maps/documentation/urls/get-started#search-action
    map.href = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${record.name}, ${address}`)}`;
  } else place?.closest("section")?.remove();
  contact.hidden = contact.childElementCount === 0;
}

/** In any script: a name has its own direction. */
function textLine(text: string): HTMLElement {
  const line = document.createElement("bdi");
  line.textContent = text;
  return line;
}

function showColors(record: LocationRecord): void {
  const { font, colors } = brandOf(record);
  const { style } = document.documentElement;
  if (font) style.setProperty("--sans", font);
  if (!colors) return;
  style.setProperty("--brand-light", colors.light.accent);
  style.setProperty("--brand-dark", colors.dark.accent);
}
