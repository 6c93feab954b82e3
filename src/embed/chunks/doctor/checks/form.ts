import { type Finding, finding } from "../../../../diagnostics/finding.ts";
import { NOT_RECORDED } from "../../../../ui/widget/not-recorded.ts";
import { readSettings, type Settings } from "../../../api/attributes.ts";
import type { SchedulerElement } from "../../../api/scheduler-element.ts";
import { checkAttributes, findUnusable } from "./attributes.ts";
import type { CheckResult } from "./check-result.ts";
import type { DoctorOptions } from "./doctor-options.ts";
import { LAYOUT_CHECKS } from "./layout/layout.ts";
import { checkLogos } from "./logos.ts";
import { mergeDirectives } from "./policy.ts";
import { checkReceiver } from "./receiver.ts";
import { checkRecord } from "./record.ts";
import { checkSlots, checkZone } from "./slots.ts";
import { checkFrame } from "./surroundings/frame.ts";
import { checkInteraction } from "./surroundings/interaction.ts";
import { checkLanguage } from "./surroundings/language.ts";
import { waitUntil } from "./wait-until.ts";

const LOADING_TIMEOUT_MS = 3_000;

/** The API's server does not answer, refuses every request, or answers with something else. */
const SERVER_FAILS = /^WS(20[12456]|502|574|58[02])$/;

const isSameOrigin = (url: string | null, other: string | null) =>
  url !== null && other !== null && new URL(url).origin === new URL(other).origin;

/**
 * Everything that can be checked about one form.
 *
 * @param html the page's HTML as its server sends it; "" if that is unknown
 */
export async function checkForm(
  form: HTMLElement,
  loadChunk: DoctorOptions["loadChunk"],
  html: string,
): Promise<CheckResult[]> {
  const hasHandler =
    Object.hasOwn(form, "onRequest") && Boolean((form as Partial<SchedulerElement>).onRequest);
  const settings = readSettings((name) => form.getAttribute(name));
  const hasReceiver =
    hasHandler || form.hasAttribute("submit-url") || (await hasListener(form, loadChunk));
  const unusable = findUnusable(form, location.hostname);
  const attributeNames = form
    .getAttributeNames()
    .filter((name) => name !== "class" && !(name in NOT_RECORDED));
  const usable = (name: string, url: string | null) =>
    unusable.some(({ subject }) => subject === name) ? null : url;
  const baseUrl = usable("base-url", settings.baseUrl);
  const submitUrl = usable("submit-url", settings.submitUrl);
  const slotsUrl = usable("slots-url", settings.slotsUrl);
  const { locationId } = settings;
  const record =
    baseUrl && locationId ? await checkRecord(baseUrl, locationId, submitUrl, loadChunk) : null;
  const inRecord = record?.findings ?? [];
  const inLogos = await checkLogos(record?.logos ?? []);
  const isExchanged = inRecord.some(({ code }) => code === "WS565");
  // Whatever is wrong with a server would only be reported again as a problem of submit-url.
  const isFailing =
    inRecord.some(({ code }) => SERVER_FAILS.test(code)) && isSameOrigin(baseUrl, submitUrl);
  const inReceiver =
    submitUrl && !isExchanged && !isFailing
      ? await checkReceiver(submitUrl, settings.idempotencyHeader)
      : [];
  const offersTimes = Boolean(settings.slotsUrl ?? (form as Partial<SchedulerElement>).onSlots);
  const inSlots = [
    ...(slotsUrl ? await checkSlots(slotsUrl, loadChunk) : []),
    ...(offersTimes && record?.isLoaded ? checkZone(record.timeZone) : []),
  ];
  const merge = mergeDirectives([...inRecord, ...inLogos, ...inReceiver, ...inSlots]);
  if (record?.isLoaded || settings.mode === "button") {
    await waitUntil(() => isRendered(form, settings.mode), LOADING_TIMEOUT_MS);
  }
  return [
    {
      check: `The attributes: ${attributeNames.join(", ") || "none"}`,
      findings: [
        ...checkAttributes(form, location),
        ...(hasReceiver ? [] : [finding("WS105", "submit-url")]),
      ],
    },
    {
      check: baseUrl
        ? `The location record${record?.practice && ` of ${record.practice}`}: policy, CORS, and content of ${baseUrl}`
        : "The location record",
      findings: inRecord.map(merge),
      isSkipped: !record,
    },
    {
      check: record?.isLoaded ? `The logos: ${record.logos.join(", ") || "none"}` : "The logos",
      findings: inLogos.map(merge),
      isSkipped: !record?.isLoaded,
    },
    {
      check: isFailing
        ? "The receiver: it is on the API's server, which must work first"
        : submitUrl
          ? `The receiver: policy, CORS, and the response of ${submitUrl} to a HEAD`
          : "The receiver",
      findings: inReceiver.map(merge),
      isSkipped: !submitUrl || isExchanged || isFailing,
    },
    ...(offersTimes
      ? [
          {
            check: `The available times: ${slotsUrl ? "policy, CORS, time zone, media type, and slots" : "time zone"}`,
            findings: inSlots.map(merge),
          },
        ]
      : []),
    {
      check: "Whether a request is stored. The doctor sends none: send one from the form",
      findings: [],
      isSkipped: true,
    },
    {
      check: `The place in the page: ${LAYOUT_CHECKS[settings.mode].names.join(", ")}`,
      // A script of the page may have removed it since.
      findings: form.isConnected
        ? LAYOUT_CHECKS[settings.mode].checks.flatMap((check) => check(form, html))
        : [],
      isSkipped: !form.isConnected,
    },
    {
      check: "The scripts and frames around it: typing, clicking and sending are not prevented",
      findings: form.isConnected ? [...checkInteraction(form), ...checkFrame(form)] : [],
      isSkipped: !form.isConnected,
    },
    checkLanguage(form),
  ];
}

/** Attributes, loading and the record are checked again; so are the available times. */
export const isCheckedInForm = ({ code, subject }: Finding) =>
  /^WS(10[1245]|111|[23]\d\d)$/.test(code) || subject === "slots-url";

/** Whether the page has handled a request of this form; only then it is certain that it listens. */
const hasListener = (form: Element, loadChunk: DoctorOptions["loadChunk"]) =>
  loadChunk("deferred").then(
    ({ hasHandledRequest }) => hasHandledRequest(form),
    () => false,
  );

/** Whether the form has its final size, or its button is there. */
const isRendered = ({ shadowRoot }: Element, mode: Settings["mode"]) =>
  !shadowRoot ||
  (mode === "button"
    ? shadowRoot.querySelector(".launcher, slot") !== null
    : shadowRoot.querySelector(".loading") === null);
