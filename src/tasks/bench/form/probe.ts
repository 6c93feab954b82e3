/** What a page records while it loads; times in milliseconds since the navigation began. */
export interface Probe {
  /** Resolves after the first frame in which the field can be filled in. */
  whenUsable: Promise<void>;
  usable: number;
  /** The first frame in which the form's element has a height. */
  firstPaint: number;
  /** Bytes of the responses that had arrived when the field was usable, without the page itself. */
  bytes: number;
  layoutShift: number;
  longTasks: { start: number; duration: number }[];
  /** From each key to the end of the next frame. */
  keys: number[];
  find(): HTMLInputElement | null;
}

/** https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    bench: Probe;
  }
}

/** Runs in the page before its own scripts. */
export function installProbe({ root, field }: { root: string; field: readonly string[] }): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const probe: Probe = {
    whenUsable: promise,
    usable: 0,
    firstPaint: 0,
    bytes: 0,
    layoutShift: 0,
    longTasks: [],
    keys: [],
    find() {
      let scope: ParentNode | null | undefined = document;
      for (const selector of field.slice(0, -1)) {
        scope = scope?.querySelector<HTMLElement>(selector)?.shadowRoot;
      }
      return scope?.querySelector<HTMLInputElement>(field.at(-1) ?? "") ?? null;
    },
  };
  Object.defineProperty(window, "bench", { value: probe });

  /** A message that is sent in a frame's callback arrives after that frame. */
  const afterFrame = (callback: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      callback();
    };
    port2.postMessage(null);
  };
  const isUsable = (control: HTMLInputElement | null) =>
    control?.disabled === false &&
    control.getBoundingClientRect().height > 1 &&
    control.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  let isPainted = false;
  requestAnimationFrame(function checkFrame() {
    if (!isPainted && (document.querySelector(root)?.getBoundingClientRect().height ?? 0) > 8) {
      isPainted = true;
      afterFrame(() => {
        probe.firstPaint = performance.now();
      });
    }
    if (!isUsable(probe.find())) {
      requestAnimationFrame(checkFrame);
      return;
    }
    afterFrame(() => {
      probe.usable = performance.now();
      for (const entry of performance.getEntriesByType("resource")) {
        const { responseEnd, encodedBodySize } = entry as PerformanceResourceTiming;
        if (responseEnd > 0) probe.bytes += encodedBodySize;
      }
      resolve();
    });
  });

  const observe = (type: string, callback: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(callback)).observe({
      type,
      buffered: true,
    });
  observe("longtask", ({ startTime, duration }) => {
    probe.longTasks.push({ start: startTime, duration });
  });
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) probe.layoutShift += value;
  });
  addEventListener(
    "keydown",
    ({ timeStamp }) =>
      requestAnimationFrame(() => afterFrame(() => probe.keys.push(performance.now() - timeStamp))),
    true,
  );
}
