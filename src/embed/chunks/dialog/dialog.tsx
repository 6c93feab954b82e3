import { pageFetch } from "../../../client/fetch.ts";
import { type LoadResult, loadLocation } from "../../../client/load-location.ts";
import { within } from "../../../client/time-limit.ts";
import { type Finding, finding } from "../../../diagnostics/finding.ts";
import { brandOf } from "../../../form/branding/brand.ts";
import { contain, effect, listen } from "../../../host/contain.ts";
import { createStyles } from "../../../host/page.ts";
import { observeLanguage } from "../../../host/page-events.ts";
import type { Messages } from "../../../messages/messages.ts";
import { type Settings, withoutQuotes } from "../../../settings/attributes.ts";
import { isNameOf, OPENER, TAG_NAME } from "../../../settings/names.ts";
import { adoptColors, followTheme } from "../../../ui/card/page-theme.ts";
import type { View } from "../../../ui/view.ts";
import type { FormInstance, SchedulerElement } from "../../api/scheduler-element.ts";
import type { Level } from "../form-context.ts";
import css from "./dialog.css?inline";
import { createDialog } from "./modal-dialog.ts";

/** How long the floating button waits for its colors, so that they do not change while it is visible. */
const BRAND_TIMEOUT_MS = 2_000;

const adoptStyles = createStyles(css);

export interface OpenedDialog extends Level, Pick<View, "Bar"> {
  body: HTMLElement;
  /** The record that the floating button has loaded, or is loading. */
  record: Promise<LoadResult | null> | null;
  /** Ends the dialog, because it cannot be opened, and shows how to call. */
  abandon(error?: unknown): void;
}

interface DialogContext extends Pick<OpenedDialog, "abandon"> {
  element: SchedulerElement;
  root: ShadowRoot;
  settings: Settings;
  i18n: { view(): Pick<View, "messages">; followPage(): unknown };
  report(found: Finding): void;
  /** Starts a form in the dialog, which the page's element `trigger` has opened. */
  start(dialog: OpenedDialog, trigger: Element | null): FormInstance;
}

/** A form in a dialog, opened by the page's elements or by a floating button. */
export function createDialogForm(context: DialogContext): FormInstance {
  const { element, root, settings, i18n, report, abandon, start } = context;
  const messages = () => i18n.view().messages;
  adoptStyles(root);
  if (!root.adoptedStyleSheets?.length) throw new TypeError("The dialog needs constructed sheets.");
  const dialog = createDialog(root);
  let form: FormInstance | null = null;
  let needsForm = true;
  const ended = new AbortController();
  const onSent = () => {
    needsForm = true;
  };
  listen(element, "web-scheduler-sent", onSent, ended);
  let record = settings.mode === "button" ? loadRecord() : null;
  const launcher = record && createLauncher(root, record, open, ended.signal);

  function open(trigger: Element | null = document.activeElement): boolean {
    try {
      show(trigger);
      return true;
    } catch (error) {
      abandon(error);
      return false;
    }
  }

  function show(trigger: Element | null): void {
    if (!isRendered(element)) {
      element.hidden = false;
      element.style.removeProperty("display");
      document.body.appendChild(element);
      report(finding("WS108", "The part of the page", "it is not displayed"));
    }
    // After a request was sent, reopening the dialog starts a new one.
    if (needsForm) {
      form?.destroy();
      const Bar: View["Bar"] = (props) => <DialogBar {...props} close={dialog.close} />;
      form = start({ ...dialog, open, Bar, record, abandon }, trigger);
      // The form after a sent request loads its own.
      record = null;
    }
    needsForm = false;
    dialog.open(trigger);
    if (!dialog.body.isConnected) throw new TypeError("The dialog is empty.");
  }

  const stopLabeling = effect(() => {
    const { tag, direction = "ltr", detailsTitle } = messages();
    dialog.element.lang = tag;
    dialog.element.setAttribute("aria-label", detailsTitle);
    if (launcher) {
      Object.assign(launcher, { lang: tag, dir: direction, textContent: detailsTitle });
    }
  });
  const stopObserving = observeLanguage(element, i18n.followPage);
  // Last, so that nothing of the page is handled if something above throws.
  listenForTriggers(element, open, ended.signal);
  return {
    applyPrefill: () => form?.applyPrefill(),
    disconnected() {
      dialog.close();
      form?.disconnected();
    },
    reconnected: () => form?.reconnected(),
    open: () => void open(),
    close: dialog.close,
    destroy() {
      stopObserving();
      contain(() => ended.abort())();
      stopLabeling();
      dialog.close();
      form?.destroy();
      root.replaceChildren();
    },
  };

  async function loadRecord(): Promise<LoadResult | null> {
    const [id, other] = settings.locationId;
    // The button of several locations has the colors of none.
    if (!settings.baseUrl || !id || other || element.showDraft) return null;
    return loadLocation(settings.baseUrl, id, { signal: ended.signal, fetch: pageFetch });
  }
}

const POPUPS = `${TAG_NAME}[mode="popup"], ${TAG_NAME}[mode="button"]`;

/**
 * Opens the form from elements of the page with `data-web-scheduler-open`, also from later ones. On a page with
 * several forms, its value is the `id` or a `location-id` of one.
 */
function listenForTriggers(
  element: HTMLElement,
  open: (trigger: HTMLElement) => boolean,
  signal: AbortSignal,
): void {
  const document = element.ownerDocument;
  const isForThis = (name: string) =>
    name === "" ? (document.querySelector(POPUPS) ?? element) === element : isNameOf(element, name);

  const handleClick = (event: MouseEvent) => {
    // The click opens a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const trigger = event
      .composedPath()
      .find((node) => "hasAttribute" in node && (node as HTMLElement).hasAttribute(OPENER));
    if (!trigger) return;
    if (!isForThis(withoutQuotes((trigger as HTMLElement).getAttribute(OPENER) ?? ""))) return;
    // If nothing opens, a link of the page still leads to its page or phone number.
    if (open(trigger as HTMLElement)) event.preventDefault();
  };

  // In the capture phase, because pages stop clicks from bubbling.
  listen(document, "click", handleClick, { signal, capture: true });
}

/** The close button of the dialog; sticky, so that it stays visible while scrolling. */
const DialogBar = ({ messages, close }: { messages: Messages; close(): void }) => (
  <div class="bar">
    <button type="button" class="close" onClick={close}>
      {messages.close}
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M3 3l10 10M13 3L3 13" />
      </svg>
    </button>
  </div>
);

/** False in a container that is not displayed, where a modal dialog would block the page unseen. */
const isRendered = (element: Element) =>
  // Safari has checkVisibility since 17.4; it also sees `content-visibility: hidden`.
  element.checkVisibility?.() ?? element.getClientRects().length > 0;

/**
 * Adds the button to the page's corner, below a cookie notice and whatever else has a higher z-index. It waits for the
 * colors of the record, which must not change while it is visible.
 */
function createLauncher(
  root: ShadowRoot,
  record: Promise<LoadResult | null>,
  open: (trigger: HTMLElement) => unknown,
  signal: AbortSignal,
): HTMLButtonElement {
  const document = root.ownerDocument;
  const frame = document.createElement("div");
  frame.className = "widget launcher";
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("part", "button primary");
  button.setAttribute("aria-haspopup", "dialog");
  listen(button, "click", () => open(button));
  frame.appendChild(button);
  frame.style.visibility = "hidden";
  const show = contain((loaded: LoadResult | null | undefined) => {
    frame.style.visibility = "";
    const brand = loaded?.ok ? brandOf(loaded.record) : null;
    frame.style.fontFamily = brand?.font ?? "";
    const theme = followTheme(root.host, { signal });
    const stop = effect(() => {
      const { scheme, accent } = theme.value;
      return contain(adoptColors(root, brand?.color ?? accent, scheme));
    });
    listen(signal, "abort", stop);
  });
  void within(BRAND_TIMEOUT_MS, record).then(show, () => show(null));
  root.append(frame);
  if (!isInCorner(frame)) moveToTopLayer(frame);
  return button;
}

/** False if an ancestor's transform, filter or containment is the containing block. */
function isInCorner(frame: HTMLElement): boolean {
  const { bottom, right, left } = frame.getBoundingClientRect();
  const { clientHeight, clientWidth } = frame.ownerDocument.documentElement;
  const near = (distance: number) => distance > 0 && distance < 80;
  return near(clientHeight - bottom) && (near(clientWidth - right) || near(left));
}

function moveToTopLayer(frame: HTMLElement): void {
  if (typeof frame.showPopover !== "function") return;
  frame.popover = "manual";
  // WebKit (2.50) continues to paint it in the transformed ancestor unless it is inserted again.
  frame.parentNode?.appendChild(frame);
  frame.showPopover();
}
