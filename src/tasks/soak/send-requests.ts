/** The status of a response; null if there was none. */
export type Status = number | null;

/**
 * Sends bodies, a number of them at a time.
 * @param origins of the receivers; each request goes to one of them at random
 * @param onSent called after every response
 * @returns how many were sent per second
 */
export async function sendRequests(
  bodies: readonly string[],
  origins: readonly string[],
  path: string,
  simultaneous: number,
  onSent: (index: number, status: Status) => void,
): Promise<number> {
  let next = 0;
  const send = async () => {
    while (next < bodies.length) {
      const index = next;
      next += 1;
      const origin = origins[Math.floor(Math.random() * origins.length)];
      onSent(index, await post(`${origin}${path}`, bodies[index] ?? ""));
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: simultaneous }, send));
  return bodies.length / ((performance.now() - started) / 1000);
}

const post = async (url: string, body: string): Promise<Status> => {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      signal: AbortSignal.timeout(20_000),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
};
