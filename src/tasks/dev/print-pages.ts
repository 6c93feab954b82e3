import type { Plugin } from "vite";
import { EXAMPLES } from "../../examples/index.ts";

/** What `npm start` prints when the server is ready: its URLs. */
export function pageList(origin: string, [example] = EXAMPLES): string {
  const urls: Record<string, string> = {
    "Home page": `${origin}/`,
    ...(example && {
      "Practice page": `${origin}/practice/${example.slug}/`,
      Endpoint: `${origin}/api/v1/location/${example.record.id}/public-detail/`,
    }),
    Preview: `${origin}/preview/`,
    Inbox: `${origin}/dev/inbox/`,
    Documentation: `${origin}/docs/`,
  };
  const lines = Object.entries(urls).map(([name, url]) => `  ${name.padEnd(15)} ${url}`);
  return `\nWeb Scheduler is running.\n\n${lines.join("\n")}\n\nPress Ctrl-C to stop it.\n`;
}

/** Makes Vite print these pages instead of its own URL, which has none. */
export const printPages = (): Plugin => ({
  name: "print-pages",
  apply: "serve",
  configureServer(server) {
    server.printUrls = () => {
      const address = server.httpServer?.address();
      const port = typeof address === "object" ? address?.port : undefined;
      server.config.logger.info(pageList(`http://localhost:${port ?? server.config.server.port}`));
    };
  },
});
