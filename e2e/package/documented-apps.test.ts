import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { PLACEHOLDERS } from "../../src/embed/api/snippet.ts";
import { docPage } from "../../test/docs/doc-page.ts";
import { book } from "../embed/embed-page.ts";
import { startHttpServer } from "../fixtures/http-server.ts";
import { recordOf } from "../fixtures/open-form.ts";
import { recordLog } from "../fixtures/page-log.ts";
import { expect, type Site, test } from "../fixtures/test.ts";
import { createConsumer, pack } from "./consumer.ts";

const id = recordOf("observed-defaults").id;

const snippets = (page: string, language: string) =>
  [...docPage(page).matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, "g"))].map(
    ([, code = ""]) => code,
  );

const withOwnValues = (code: string, { otherOrigin }: Site) =>
  code
    .replaceAll(PLACEHOLDERS.locationId, id)
    .replaceAll(PLACEHOLDERS.submitUrl, `${otherOrigin}/dev/booking-requests/`)
    .replaceAll(PLACEHOLDERS.baseUrl, otherOrigin)
    .replaceAll(PLACEHOLDERS.scriptOrigin, otherOrigin);

interface App {
  packages: readonly string[];
  /** The files around the snippets, and the snippets as they are in the page. */
  files: Readonly<Record<string, string>>;
  steps: readonly (readonly [script: string, ...args: string[]])[];
  output: string;
}

const TYPESCRIPT = "typescript@5.9.3";
const VITE = "vite@8.3.8";
const REACT = [
  "react@19.3.1",
  "react-dom@19.3.1",
  "@types/react@19.3.0",
  "@types/react-dom@19.3.0",
];
const viteBuild = ["vite/bin/vite.js", "build", "--logLevel", "error"] as const;
const page = (script: string) =>
  `<!doctype html><html lang="en"><title>Book</title><div id="app"></div><script type="module" src="/${script}"></script></html>`;

/** As `npm create vite` writes it. */
const tsconfig = (file: string, options = {}) =>
  JSON.stringify({
    compilerOptions: {
      target: "es2023",
      module: "esnext",
      moduleResolution: "bundler",
      strict: true,
      noEmit: true,
      ...options,
    },
    files: [file],
  });

const APPS: Record<string, App> = {
  "React 19": {
    packages: [VITE, ...REACT, TYPESCRIPT],
    files: {
      "tsconfig.json": tsconfig("Booking.tsx", { jsx: "react-jsx", verbatimModuleSyntax: true }),
      "Booking.tsx": snippets("react", "tsx")[0] ?? "",
      "index.html": page("main.jsx"),
      "main.jsx": `import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { Booking } from "./Booking.tsx";
createRoot(document.getElementById("app")).render(createElement(Booking));`,
    },
    steps: [["typescript/bin/tsc"], viteBuild],
    output: "dist",
  },
  "Vue 3": {
    packages: [VITE, "vue@3.5.45", "@vitejs/plugin-vue@6.0.11", "vue-tsc@3", TYPESCRIPT],
    files: {
      "tsconfig.json": tsconfig("Booking.vue"),
      "vite.config.ts": snippets("vue", "ts")[0] ?? "",
      "Booking.vue": snippets("vue", "vue")[0] ?? "",
      "index.html": page("main.js"),
      "main.js": `import { createApp } from "vue";
import Booking from "./Booking.vue";
createApp(Booking).mount("#app");`,
    },
    steps: [["vue-tsc/bin/vue-tsc.js"], viteBuild],
    output: "dist",
  },
  "Next.js 16": {
    packages: ["next@16.4.6", ...REACT, "@types/node@26", TYPESCRIPT],
    files: {
      // It also checks the types.
      "next.config.mjs": `export default { output: "export" };`,
      "app/BookingForm.tsx": snippets("next", "tsx")[0] ?? "",
      "app/page.tsx": `import { BookingForm } from "./BookingForm";
export default function Page() { return <BookingForm />; }`,
      "app/layout.tsx": `import type { ReactNode } from "react";
export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
    },
    steps: [["next/dist/bin/next", "build"]],
    output: "out",
  },
  "Astro 7": {
    packages: ["astro@7.3.5"],
    files: {
      "src/components/BookingForm.astro": snippets("astro", "astro")[0] ?? "",
      "src/pages/index.astro": `---
import BookingForm from "../components/BookingForm.astro";
---
<html lang="en"><head><title>Book</title></head><body><BookingForm /></body></html>`,
    },
    steps: [["astro/bin/astro.mjs", "build", "--silent"]],
    output: "dist",
  },
};

const MEDIA_TYPES: Record<string, string> = { ".js": "text/javascript", ".css": "text/css" };

/** Serves a built single-page app: its files, and index.html for every other URL. */
const serveApp = (folder: string) =>
  startHttpServer((request, response) => {
    const path = (request.url ?? "/").replace(/\?.*/, "");
    const type = MEDIA_TYPES[extname(path)];
    response.writeHead(200, { "Content-Type": type ?? "text/html" });
    response.end(readFileSync(join(folder, type ? path : "index.html")));
  });

test.describe.configure({ mode: "default" });
test.skip(({ browserName }) => browserName !== "chromium", "The apps are the same elsewhere.");
test.beforeEach(() => test.setTimeout(480_000));

test.beforeAll(() => {
  process.env.NEXT_TELEMETRY_DISABLED = "1";
  process.env.ASTRO_TELEMETRY_DISABLED = "1";
});

for (const [name, app] of Object.entries(APPS)) {
  test(`${name}: the page's snippet compiles, builds, and a patient books`, {
    tag: "@all",
  }, async ({ page, site }) => {
    const archives = test.info().outputPath("archives");
    mkdirSync(archives, { recursive: true });
    const consumer = createConsumer(pack(archives), app.packages);
    test.skip(consumer === null, "No registry is available.");
    if (!consumer) return;
    const { folder, run, remove } = consumer;
    for (const [file, text] of Object.entries(app.files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), withOwnValues(text, site));
    }
    for (const [script, ...args] of app.steps) run(script, ...args);

    const served = await serveApp(join(folder, app.output));
    const log = recordLog(page);
    await page.goto(served.origin);
    await book(page);
    expect(log.errors).toEqual([]);
    await served.close();
    remove();
  });
}
