/** The response with other headers (null removes one), status or body. */
export function changed(
  response: Response,
  headers: Record<string, string | null>,
  { status = response.status, body = response.body as BodyInit | null } = {},
) {
  const all = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) all.delete(name);
    else all.set(name, value);
  }
  return new Response(status === 204 ? null : body, { status, headers: all });
}
