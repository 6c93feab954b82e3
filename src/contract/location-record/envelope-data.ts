/**
 * The `data` of a response with `success: true`, else null. Ignores the envelope's other keys, so
 * that the form is still shown if one of them is missing.
 */
export function envelopeData(body: unknown): object | null {
  if (typeof body !== "object" || body === null) return null;
  if (!("success" in body) || body.success !== true || !("data" in body)) return null;
  return typeof body.data === "object" ? body.data : null;
}
