import type { Example } from "../../examples/example.ts";

/** What the development server says when it is ready: where to look, and how to end it. */
export function addresses(origin: string, examples: readonly Example[]): string {
  const rows: [string, string][] = [["Home page", `${origin}/`]];
  const [first] = examples;
  if (first !== undefined) {
    rows.push(["Practice page", `${origin}/practice/${first.slug}/`]);
    rows.push(["Endpoint", `${origin}/api/v1/location/${first.record.id}/public-detail/`]);
  }
  rows.push(["Preview", `${origin}/preview/`]);
  rows.push(["Inbox", `${origin}/dev/inbox/`]);
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, url]) => `  ${name.padEnd(width)}   ${url}`);
  return ["", "Web Scheduler is running.", "", ...lines, "", "Ctrl-C ends it.", ""].join("\n");
}
