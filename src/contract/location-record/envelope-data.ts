/**
 * The `data` of an answer that says `success: true`, else null. Only the keys that decide are
 * insisted on: a service that forgets `message` still has a form to show.
 */
export function envelopeData(body: unknown): object | null {
  if (typeof body !== "object" || body === null) return null;
  if (!("success" in body) || body.success !== true || !("data" in body)) return null;
  return typeof body.data === "object" ? body.data : null;
}
