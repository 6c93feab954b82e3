/** @module-tag all */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkReceiver } from "../../src/check/check-receiver.ts";
import { pageFetch } from "../../src/client/fetch.ts";
import { send } from "../../src/client/http.ts";
import { submitTo } from "../../src/client/submit.ts";
import { codeIn, docPage } from "../docs/doc-page.ts";
import { eventually, portForServer, temporaryFolder } from "../resources.ts";
import { bookingRequest } from "../server/handler-fixture.ts";

const request = bookingRequest();
/** Debian's, which has its package of Django, before another one on the `PATH`. */
const PYTHON = existsSync("/usr/bin/python3") ? "/usr/bin/python3" : "python3";
const runs = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

interface SmallReceiver {
  page: string;
  isAvailable: boolean;
  prepare(folder: string): void;
  start(port: number): [command: string, args: string[]];
  stored(folder: string): string[];
}

const RECEIVERS: SmallReceiver[] = [
  {
    page: "receive-node",
    isAvailable: true,
    prepare: (folder) => writeFileSync(join(folder, "receiver.mjs"), codeIn("receive-node", "js")),
    start: () => [process.execPath, ["receiver.mjs"]],
    stored: (folder) => storedIn(join(folder, "requests.sqlite"), "requests"),
  },
  {
    page: "receive-php",
    isAvailable: runs("php", "--version"),
    prepare(folder) {
      mkdirSync(join(folder, "published"));
      writeFileSync(join(folder, "published/receiver.php"), codeIn("receive-php", "php"));
    },
    start: (port) => ["php", ["-S", `127.0.0.1:${port}`, "-t", "published"]],
    stored: storedAsFiles,
  },
  {
    page: "receive-python",
    isAvailable: runs(PYTHON, "--version"),
    prepare: (folder) =>
      writeFileSync(join(folder, "receiver.py"), codeIn("receive-python", "python")),
    start: () => [PYTHON, ["receiver.py"]],
    stored: (folder) => storedIn(join(folder, "requests.sqlite"), "requests"),
  },
  {
    page: "receive-django",
    isAvailable: runs(PYTHON, "-c", "import django"),
    prepare: writeDjangoProject,
    start: (port) => [PYTHON, ["manage.py", "runserver", "--noreload", `127.0.0.1:${port}`]],
    stored: (folder) => storedIn(join(folder, "django.sqlite"), "booking_bookingrequest"),
  },
];

function storedIn(file: string, table: string): string[] {
  const database = new DatabaseSync(file);
  const rows = database.prepare(`SELECT body FROM ${table}`).all();
  database.close();
  return rows.map(({ body }) => String(body));
}

function storedAsFiles(folder: string): string[] {
  const requests = join(folder, "requests");
  return readdirSync(requests).map((name) => readFileSync(join(requests, name), "utf8"));
}

/** A project around the documented files, with the middleware that Django adds to a new one. */
function writeDjangoProject(folder: string): void {
  const [models = "", views = ""] = docPage("receive-django")
    .split("```python\n")
    .slice(1)
    .map((block) => block.split("```")[0] ?? "");
  const files = {
    "booking/__init__.py": "",
    "booking/models.py": models,
    "booking/views.py": views,
    "settings.py": `
SECRET_KEY = "invented"
ALLOWED_HOSTS = ["127.0.0.1"]
ROOT_URLCONF = "urls"
INSTALLED_APPS = ["booking"]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
]
DATABASES = {"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": "django.sqlite"}}
USE_TZ = True
`,
    "urls.py": `
from django.urls import path
from booking.views import booking_requests
urlpatterns = [path("receiver.php", booking_requests)]
`,
    "manage.py": `
import os, sys
from django.core.management import execute_from_command_line
os.environ["DJANGO_SETTINGS_MODULE"] = "settings"
execute_from_command_line(sys.argv)
`,
  };
  mkdirSync(join(folder, "booking"));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  for (const command of [["makemigrations", "booking"], ["migrate"]]) {
    const { status, stderr } = spawnSync(PYTHON, ["manage.py", ...command], {
      cwd: folder,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(stderr);
  }
}

describe.each(RECEIVERS)("the receiver of $page", ({ isAvailable, prepare, start, stored }) => {
  const folder = temporaryFolder(afterAll);
  let server: ChildProcess | undefined;
  let url = "";
  const headers = { "Content-Type": "application/json" };
  const post = (body: string) => fetch(url, { method: "POST", headers, body });

  beforeAll(async () => {
    const port = await portForServer();
    url = `http://127.0.0.1:${port}/receiver.php`;
    if (!isAvailable) return;
    prepare(folder);
    const [command, args] = start(port);
    server = spawn(command, args, { cwd: folder, env: { ...process.env, PORT: String(port) } });
    await eventually(() => fetch(url));
  });
  afterAll(() => server?.kill());

  test.skipIf(!isAvailable)("stores a request once, however often it is sent", async () => {
    const options = { signal: new AbortController().signal, send, fetch: pageFetch };
    const outcomes = await Promise.all([1, 2, 3].map(() => submitTo(url, request, options)));
    expect(outcomes).toEqual(Array(3).fill({ kind: "accepted" }));
    expect(stored(folder).map((text) => JSON.parse(text))).toEqual([request]);
  });

  test.skipIf(!isAvailable)("passes every rule of the check", async () => {
    const page = { origin: "https://practice.example", idempotencyHeader: false };
    const { rules } = await checkReceiver({ url, ...page, locationId: undefined });
    expect(rules.filter(({ outcome }) => outcome !== "pass")).toEqual([]);
  });

  test.skipIf(!isAvailable)("refuses everything else", async () => {
    const statusOf = async (body: string) => (await post(body)).status;
    expect(await statusOf('{ "id": "../../etc/passwd" }')).toBe(400);
    for (const body of ["{", "null", "[]", '{ "id": 7 }', ""])
      expect(await statusOf(body)).toBe(400);
    expect((await fetch(url)).status).toBe(405);
    expect((await fetch(url, { method: "HEAD" })).status).toBe(204);
  });
});
