/** https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    bench: ReturnType<typeof installProbe>;
  }
}

/** Runs in the page before its own scripts, and records times in milliseconds since the navigation began. */
export function installProbe() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let pending = 0;
  const probe = {
    /** Resolves after the first frame in which the form can be filled in. */
    whenUsable: promise,
    usable: 0,
    /** Bytes of the responses that have arrived, without the page itself and pictures. */
    bytes: () =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ initiatorType, responseEnd }) => initiatorType !== "img" && responseEnd > 0)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    bytesUntilUsable: 0,
    layoutShift: 0,
    /** For each key, tap and change of focus, the time until the end of the next frame. */
    inputs: [] as number[],
    async whenPainted() {
      do await new Promise<void>((painted) => afterNextFrame(painted));
      while (pending > 0);
    },
  };
  Object.defineProperty(window, "bench", { value: probe });

  /** A message that is sent in a frame's callback arrives after that frame. */
  function afterNextFrame(callback: () => void): void {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        callback();
      };
      port2.postMessage(null);
    });
  }

  requestAnimationFrame(function checkFrame() {
    const control = document
      .querySelector("web-scheduler, #booking")
      ?.shadowRoot?.querySelector("input");
    const isUsable =
      control?.disabled === false &&
      control.getBoundingClientRect().height > 1 &&
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isUsable) {
      requestAnimationFrame(checkFrame);
      return;
    }
    afterNextFrame(() => {
      probe.usable = performance.now();
      probe.bytesUntilUsable = probe.bytes();
      resolve();
    });
  });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as LayoutShift;
      if (!hadRecentInput) probe.layoutShift += value;
    }
  }).observe({ type: "layout-shift", buffered: true });

  for (const type of ["keydown", "pointerdown", "click", "focusin"]) {
    addEventListener(
      type,
      (event) => {
        pending += 1;
        afterNextFrame(() => {
          pending -= 1;
          probe.inputs.push(performance.now() - event.timeStamp);
        });
      },
      true,
    );
  }
  return probe;
}
