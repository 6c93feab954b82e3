import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildInMemory } from "../../src/tasks/build/build-in-memory.ts";
import { outputs } from "../../src/tasks/build/outputs.ts";
import { answerAll, submit, TRANSLATIONS } from "../fixtures/open-form.ts";
import { expect, full, test } from "../fixtures/test.ts";

/** What a practice might write, with four mistakes. */
const SPANISH = `{
  "reviewed": "by a certified medical translator, November 2026",
  "messages": {
    "fields": {
      "firstName": "Nombre de pila",
      "middleName": "Segundo nombre",
      "lastName": "<b>Apellidos</b>"
    },
    "call": "Llamar",
    "send": "Pedir cita",
    "closedTitle": "${"No se aceptan solicitudes. ".repeat(4).trim()}"
  },
  "deferred": {
    "missing": { "firstName": "Escriba su nombre de pila" },
    "problemTitle": {
      "one": "Falta un dato",
      "many": "Faltan {formatted} datos",
      "other": "Faltan {formatted} datos"
    }
  }
}
`;

/** Builds a file of the form with a practice's sentences, and returns it with the build's warnings. */
async function buildWith(folder: string, input: string) {
  const output = outputs.find((each) => each.input === input);
  if (!output) throw new Error(`No output has the input ${input}.`);
  const warnings: string[] = [];
  const { log, warn } = console;
  Object.assign(console, { log: () => {}, warn: (text: string) => warnings.push(text) });
  process.env.MESSAGE_OVERRIDES = folder;
  try {
    return { file: output.file, code: (await buildInMemory(output)).code, warnings };
  } finally {
    delete process.env.MESSAGE_OVERRIDES;
    Object.assign(console, { log, warn });
  }
}

test.skip(({ browserName }) => browserName !== "chromium", "The sentences are the same elsewhere.");

test("a form shows a practice's corrected sentences, and its own ones instead of wrong ones", async ({
  page,
  openForm,
}) => {
  test.setTimeout(180_000);
  const folder = test.info().outputPath("our-messages");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "es.json");
  writeFileSync(file, SPANISH);
  const built = await buildWith(folder, "messages/es/language.ts");
  expect(built.warnings.map((text) => text.replace(`${file}:`, ""))).toEqual([
    expect.stringMatching(/^6: messages\.fields\.middleName is no sentence/),
    expect.stringMatching(/^7: messages\.fields\.lastName has markup/),
    expect.stringMatching(/^9: messages\.call lacks \{phone\}/),
    expect.stringMatching(/^11: messages\.closedTitle has \d+ characters: shorten it to \d+/),
  ]);

  await page.route(`**/${built.file}`, (route) =>
    route.fulfill({
      body: built.code,
      contentType: "text/javascript",
      headers: { "Access-Control-Allow-Origin": "*" },
    }),
  );
  const form = await openForm({ example: "observed-defaults", attributes: { lang: "es" } });
  const { messages } = TRANSLATIONS.es;
  await expect(form.getByLabel("Nombre de pila", { exact: true })).toBeVisible();
  await expect(form.getByLabel(messages.fields.lastName, { exact: true })).toBeVisible();
  await answerAll(form, { firstName: "" });
  await form.getByRole("button", { name: "Pedir cita" }).click();
  const problem = form.getByRole("region", { name: "Falta un dato" });
  await expect(problem).toContainText("Escriba su nombre de pila");
  await form.getByLabel(messages.fields.lastName, { exact: true }).fill("");
  await submit(form).click();
  await expect(form.getByRole("region", { name: "Faltan 2 datos" })).toBeFocused();
});

test("the first script has the corrected sentences of English", async ({ page, openForm }) => {
  test.skip(!full, "npm run test:all builds the first script.");
  test.setTimeout(180_000);
  const folder = test.info().outputPath("our-english");
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "en.json"),
    JSON.stringify({ messages: { fields: { firstName: "Given name" } } }),
  );
  const built = await buildWith(folder, "embed/script/script.ts");
  expect(built.warnings).toEqual([]);
  await page.route(`**/${built.file}`, (route) =>
    route.fulfill({ body: built.code, contentType: "text/javascript" }),
  );
  const form = await openForm({ example: "observed-defaults" });
  await expect(form.getByLabel("Given name", { exact: true })).toBeVisible();
  const { lastName } = TRANSLATIONS.en.messages.fields;
  await expect(form.getByLabel(lastName, { exact: true })).toBeVisible();
});
