import { cpSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { recordOf } from "../fixtures/open-form.ts";
import { recordLog } from "../fixtures/page-log.ts";
import { fill, REQUIRED_LABELS, send, widget } from "../fixtures/patient.ts";
import { expect, full } from "../fixtures/test.ts";
import { type Consumer, lockedVersions, test } from "./consumer.ts";
import { root } from "./packed-files.ts";
import { serveApp } from "./serve-app.ts";

const id = recordOf("observed-defaults").id;

interface Project {
  /** A folder of e2e/apps/consumers. */
  files: string;
  packages: readonly string[];
  /** The files whose types are checked, and where their JSX types come from. */
  types: readonly string[];
  jsx?: string;
}

// Most projects have TypeScript 5, and this repository has 7.
const TYPESCRIPT = "typescript@5.9.3";
const preact = { files: "preact", types: ["main.tsx", "preact.tsx"], jsx: "preact" };
const PROJECTS: Record<string, Project> = {
  "Vite and React 19": {
    files: "react",
    packages: [...lockedVersions("vite", "react", "react-dom", "@types/react", "@types/react-dom")],
    types: ["main.tsx", "server.tsx", "react.tsx", "code.ts"],
    jsx: "react",
  },
  "Vite and React 18": {
    files: "react18",
    packages: [
      ...lockedVersions("vite"),
      "react@18.3.1",
      "react-dom@18.3.1",
      "@types/react@18.3.8",
      "@types/react-dom@18.3.1",
    ],
    types: ["main.tsx", "server.tsx", "react18.tsx"],
    jsx: "react",
  },
  "Vite and Vue 3": {
    files: "vue",
    packages: lockedVersions("vite", "vue", "@vitejs/plugin-vue"),
    types: ["main.ts", "vue.tsx"],
    jsx: "vue",
  },
  "Vite and Preact 10": { ...preact, packages: [...lockedVersions("vite"), "preact@10.29.8"] },
  "Vite and Preact 11": { ...preact, packages: [...lockedVersions("vite"), "preact@11.2.0"] },
};

test.describe.configure({ mode: "default" });
test.skip(({ browserName }) => !full || browserName !== "chromium", "npm run test:all runs these.");
test.beforeEach(() => test.setTimeout(240_000));

/** Compiles files of a project without leaving out the declarations of packages. */
function checkTypes({ folder, run }: Consumer, { types, jsx }: Project): void {
  for (const file of types) {
    const shared = join(root, "e2e/apps/types", file);
    if (statSync(shared, { throwIfNoEntry: false })) cpSync(shared, join(folder, file));
  }
  const compilerOptions = {
    target: "es2022",
    module: "nodenext",
    lib: ["es2023", "dom", "dom.iterable"],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
    ...(jsx && { jsx: "react-jsx", jsxImportSource: jsx }),
  };
  for (const module of [{}, { module: "esnext", moduleResolution: "bundler" }]) {
    const config = { compilerOptions: { ...compilerOptions, ...module }, files: types };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    expect(run("typescript/bin/tsc", "-p", ".")).toBe("");
  }
}

test("installing the package needs no newer Node than the form's packages", ({
  createConsumer,
}) => {
  const { log } = createConsumer("module", []);
  expect(log).toContain("added 4 packages");
  expect(log).not.toContain("EBADENGINE");
});

for (const [name, project] of Object.entries(PROJECTS)) {
  test(`${name}: builds, has correct types, and a patient books`, async ({
    page,
    site,
    createConsumer,
  }) => {
    const created = createConsumer(project.files, [...project.packages, TYPESCRIPT]);
    checkTypes(created, project);
    created.run("vite/bin/vite.js", "build", "--logLevel", "error");
    await book(page, site.otherOrigin, join(created.folder, "dist"));
    if (project.jsx !== "react") return;
    if (project.files === "react18") await checkComponent(page);
    created.run("vite/bin/vite.js", "build", "--ssr", "server.tsx", "--outDir", "ssr");
    const server = await import(pathToFileURL(join(created.folder, "ssr/server.js")).href);
    expect(server.render()).toContain('location-id="1" base-url="https://api.example"');
  });
}

test("a module script without a bundler: a patient books", async ({
  page,
  site,
  createConsumer,
}) => {
  const { folder } = createConsumer("module", []);
  await book(page, site.otherOrigin, folder);
});

/** What React 18 would write otherwise: `classname`, "true", "false" and functions. */
async function checkComponent(page: import("@playwright/test").Page) {
  await expect(page.getByText(/^Thank you, [0-9a-f-]{36}$/)).toBeVisible();
  const names = await widget(page).evaluate((element) => element.getAttributeNames());
  // The form adds `data-…` for session recorders.
  const own = names.filter((name) => !name.startsWith("data-")).sort();
  expect(own).toEqual(["base-url", "class", "idempotency-header", "location-id"]);
  await expect(widget(page)).toHaveAttribute("idempotency-header", "");
}

async function book(page: import("@playwright/test").Page, api: string, folder: string) {
  const served = await serveApp(folder);
  const log = recordLog(page);
  await page.goto(`${served.origin}/?id=${id}&api=${encodeURIComponent(api)}`);
  const form = widget(page);
  await fill(form, REQUIRED_LABELS);
  await send(form);
  await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  expect(log.errors).toEqual([]);
  await served.close();
}
