/** Adds a request header to those that the answer depends on (RFC 9110, 12.5.5), once. */
export function appendVary(headers: Headers, name: string): void {
  const there = headers.get("Vary");
  const names = there?.split(",").map((one) => one.trim()) ?? [];
  if (!names.includes(name)) headers.set("Vary", [...names, name].join(", "));
}
