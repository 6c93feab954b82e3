import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  webkit,
} from "@playwright/test";
import { findWebKitGtk } from "../../src/tasks/find-programs.ts";
import { type SendCommand, type Session, startWebKitDriver } from "./driver.ts";
import { type RawInput, useWebDriverInput } from "./input.ts";
import { connectInspector } from "./inspector.ts";

/** The height of MiniBrowser's toolbar with the style sheet of the driver, in pixels. */
const TOOLBAR_HEIGHT = 20;

/** Members of Playwright 1.64 without a public equivalent. */
interface PageInternals extends RawInput {
  delegate: { updateEmulatedViewportSize(): Promise<void> };
  emulatedSize(): { viewport: { width: number; height: number } } | undefined;
}
interface Internals {
  _connection: { toImpl(page: Page): PageInternals };
  _instrumentation: {
    runBeforeCreateBrowserContext(options: BrowserContextOptions): Promise<void>;
  };
}

/**
 * Debian's WebKitGTK for Playwright's `context` and `page` fixtures. Each context is a new session with one page.
 * Playwright uses the Web Inspector, and WebDriver for input. @throws Error if WebKitGTK is not installed
 */
export async function startWebKitGtk(playwright: object): Promise<Browser> {
  const programs = findWebKitGtk();
  if (programs === null) throw new Error("WebKit not found. Install webkit2gtk-driver and xvfb.");
  const driver = await startWebKitDriver(programs);
  const { _connection, _instrumentation } = playwright as Internals;
  const browser = {
    _connection,
    async newContext(): Promise<BrowserContext> {
      const options: BrowserContextOptions = {};
      await _instrumentation.runBeforeCreateBrowserContext(options);
      const session = await driver.open([
        "--automation",
        "--enable-developer-extras=true",
        // With this header, WebKit cancels the request and repeats it in a new process, which Playwright reports as failed.
        "--features=-CrossOriginOpenerPolicy",
        ...(options.timezoneId ? [`--time-zone=${options.timezoneId}`] : []),
      ]);
      try {
        return await connectContext(session, options);
      } catch (error) {
        await session.send("DELETE", "").catch(() => undefined);
        throw error;
      }
    },
    close: async () => driver.stop(),
  };
  return browser as unknown as Browser;
}

async function connectContext(
  { send, inspector }: Session,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const transport = await connectInspector(inspector.host, inspector.port);
  // MiniBrowser opens its page with the first command.
  await send("GET", "/window");
  // Accepts a transport instead of a URL, which its types do not say.
  const browser = await webkit.connectOverCDP(transport as never, { timeout: 10_000 });
  const [context] = browser.contexts();
  const [page] = context?.pages() ?? [];
  if (!context || !page) throw new Error("WebKit opened no page.");

  const internals = (page as unknown as Internals)._connection.toImpl(page);
  if (!("_raw" in internals.keyboard && "_raw" in internals.mouse)) {
    throw new Error("Playwright's internals have changed; adapt e2e/webkit.");
  }
  useWebDriverInput(page, internals, send);
  const size = options.viewport ?? { width: 1280, height: 720 };
  internals.delegate.updateEmulatedViewportSize = () =>
    resizeWindow(page, send, internals.emulatedSize()?.viewport ?? size);
  await page.setViewportSize(size);
  await emulate(page, options);

  let isOpen = false;
  return Object.assign(context, {
    newPage: async () => {
      if (isOpen) throw new Error("A session of WebKitGTK has only one page.");
      isOpen = true;
      return page;
    },
    // Automated sessions may use the clipboard.
    grantPermissions: async () => undefined,
    setOffline: (isOffline: boolean) => setOffline(page, isOffline),
    close: async () => {
      await browser.close().catch(() => undefined);
      await send("DELETE", "").catch(() => undefined);
    },
  });
}

async function resizeWindow(
  page: Page,
  send: SendCommand,
  { width, height }: { width: number; height: number },
): Promise<void> {
  await send("POST", "/window/rect", { width, height: height + TOOLBAR_HEIGHT });
  await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height]);
}

async function emulate(page: Page, options: BrowserContextOptions): Promise<void> {
  const { locale, colorScheme = "light", reducedMotion = "no-preference" } = options;
  await page.emulateMedia({ colorScheme, reducedMotion });
  if (!locale) return;
  // WebKitGTK takes its language from the machine, where only "C" may be installed.
  await page.addInitScript((language) => {
    Object.defineProperties(navigator, {
      language: { configurable: true, get: () => language },
      languages: { configurable: true, get: () => [language] },
    });
  }, locale);
}

/** Emulates offline mode, which WebKitGTK lacks. Requests that match a route of the page are not aborted. */
async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  const context = page.context();
  await context.unroute("**/*", abortRequest);
  if (isOffline) await context.route("**/*", abortRequest);
  await page.evaluate((isOffline) => {
    Object.defineProperty(navigator, "onLine", { configurable: true, value: !isOffline });
    dispatchEvent(new Event(isOffline ? "offline" : "online"));
  }, isOffline);
}

const abortRequest = (route: { abort(): Promise<void> }) => route.abort();
