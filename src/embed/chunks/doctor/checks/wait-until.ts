const POLL_INTERVAL_MS = 50;

/** Waits until a condition is met, but not longer than this. */
export async function waitUntil(isMet: () => boolean, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!isMet() && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}
