import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadConfigFromFile } from "vite";
import { expect, test, vi } from "vitest";
import type { ViteUserConfig } from "vitest/config";
import { LANGUAGE_CODES } from "../../../../src/messages/languages.ts";
import type { Language } from "../../../../src/messages/messages.ts";
import { buildInMemory, bundleInMemory } from "../../../../src/tasks/build/build-in-memory.ts";
import { outputs } from "../../../../src/tasks/build/outputs.ts";
import { loadLanguages } from "../../../../src/tasks/build/overrides/load-languages.ts";
import { readOverrides } from "../../../../src/tasks/build/overrides/read-overrides.ts";
import {
  formsOf,
  markedText,
  type Original,
  parameterNames,
} from "../../../../src/tasks/build/overrides/sentence.ts";
import { commandsConfig } from "../../../../src/tasks/build/vite-configs.ts";
import { root } from "../../../../src/tasks/paths.ts";
import { temporaryFolder } from "../../../resources.ts";

const languages = await loadLanguages();

type Transform = (code: string, id: string) => Promise<{ code: string } | null>;

function folderWith(files: Record<string, unknown>): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    const text = typeof content === "string" ? content : JSON.stringify(content, null, 2);
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** The problems with the overrides of a language, without the path of the file. */
async function problemsWith(content: unknown, name = "es.json"): Promise<string[]> {
  const folder = folderWith({ [name]: content });
  const { problems } = await readOverrides(folder);
  return problems.map((problem) => problem.replace(join(folder, name), name));
}

/** The language's own sentences, as an override file would have them. */
function overridesOf(original: unknown, english: unknown, language: string): unknown {
  if (typeof original === "object" && original !== null) {
    const entries = Object.entries(original)
      .filter(([key]) => !["tag", "direction", "inNameOrder"].includes(key))
      .map(([key, value]) => {
        const below = (english as Record<string, unknown>)[key];
        return [key, overridesOf(value, below, language)];
      });
    return Object.fromEntries(entries);
  }
  const sentence = { original: original as Original, english: english as Original, language };
  const names = parameterNames(sentence.english);
  const text = markedText(sentence.original, names).replace(
    /[\u2066-\u2069]|⟦(\d)⟧/g,
    (_, index?: string) => (index ? `{${names[Number(index)]}}` : ""),
  );
  const forms = formsOf(sentence);
  return forms.length > 0 ? Object.fromEntries(forms.map((form) => [form, text])) : text;
}

test.each(LANGUAGE_CODES)("every sentence can be replaced: %s", async (code) => {
  const content = overridesOf(languages[code], languages.en, code);
  const folder = folderWith({ [`${code}.json`]: content });
  const { problems, replacements } = await readOverrides(folder);
  expect(problems).toEqual([]);
  expect(replacements.length).toBeGreaterThan(150);
});

test("the chunk of a language has a practice's sentences, and the others unchanged", async () => {
  const folder = folderWith({
    "ar.json": {
      reviewed: "a certified translator, November 2026",
      messages: { fields: { insurance: "تأمين الأسنان" }, call: "الاتصال: {phone}" },
      deferred: { didYouMean: "هل تقصد {address}؟" },
      slots: {
        timesCount: {
          zero: "0",
          one: "1",
          two: "2",
          few: "{formatted} a",
          many: "{formatted} b",
          other: "{formatted}",
        },
      },
      questions: { patients: { child: { fields: { firstName: "اسم الطفل" } } } },
    },
  });
  vi.stubEnv("MESSAGE_OVERRIDES", folder);
  const log = vi.spyOn(console, "log").mockReturnValue();
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const output = outputs.find(({ input }) => input === "messages/ar/language.ts");
  if (!output) throw new Error("There is no chunk of Arabic.");
  const { code } = await buildInMemory(output);
  vi.unstubAllEnvs();
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const { language }: { language: Language } = await import(/* @vite-ignore */ url);

  const { ar } = languages;
  expect(language.messages.fields).toEqual({ ...ar.messages.fields, insurance: "تأمين الأسنان" });
  // Numbers and addresses stay from left to right.
  expect(language.messages.call("(202) 555-0143")).toBe("الاتصال: \u2066(202) 555-0143\u2069");
  expect(language.deferred.didYouMean("a@b.example")).toBe("هل تقصد \u2066a@b.example\u2069؟");
  expect(language.deferred.missing).toEqual(ar.deferred.missing);
  expect(language.slots.timesCount(5, "5")).toBe("5 a");
  const { child, other } = language.questions.patients;
  expect(child.fields).toMatchObject({
    firstName: "اسم الطفل",
    lastName: ar.questions.patients.child.fields.lastName,
  });
  expect(other).toEqual(ar.questions.patients.other);
  expect(warn.mock.calls).toEqual([]);
  expect(log.mock.calls.flat().join()).toContain("reviewed: a certified translator, November 2026");
  log.mockRestore();
  warn.mockRestore();
});

test.each([
  [{ messages: { clal: "x" } }, /^es\.json:3: messages\.clal is no sentence.* call, /],
  [{ messages: { tag: "en" } }, /^es\.json:3: messages\.tag is no sentence/],
  [{ messages: { __proto: { toString: "x" } } }, /is no sentence/],
  ['{ "messages": { "__proto__": { "toString": "x" } } }', /__proto__ is no sentence/],
  [{ messages: { fields: "Nombre" } }, /^es\.json:3: messages\.fields is not an object/],
  [{ messages: { call: "Llamar" } }, /messages\.call lacks \{phone\}: insert it/],
  [{ messages: { call: "Llamar al {number}" } }, /has the placeholder \{number\}: use \{phone\}/],
  [{ messages: { yes: "Sí {" } }, /has the placeholder \{\}: use none/],
  [{ messages: { yes: "<b>Sí</b>" } }, /messages\.yes has markup/],
  [{ messages: { yes: "Sí&nbsp;" } }, /messages\.yes has markup/],
  [{ messages: { yes: " Sí" } }, /begins or ends with a space/],
  [{ messages: { yes: "" } }, /messages\.yes is empty/],
  [{ messages: { yes: 1 } }, /messages\.yes is not a text/],
  [{ messages: { yes: null } }, /messages\.yes is not a text/],
  [{ messages: { yes: ["Sí"] } }, /messages\.yes is not a text/],
  [{ messages: { yes: { other: "Sí" } } }, /is one sentence/],
  [{ messages: { closedTitle: "x\ny" } }, /has a line break/],
  [{ messages: { yes: "Sí, claro que sí" } }, /has 16 characters: shorten it to 10/],
  [{ messages: { yes: "x".repeat(1_000_000) } }, /has 1000000 characters: shorten it to 10/],
  [{ deferred: { problemTitle: { other: "{formatted}" } } }, /lacks the form “one”/],
  [{ deferred: { problemTitle: { few: "x" } } }, /has no form “few”: use one, many, other/],
  [[], /es\.json:1: the file is not an object/],
  ["{\n  “messages”: {}\n}", /^es\.json:2: this is not JSON/],
  ["{\n  “messages”: {}\n}\n\n", /^es\.json:2: this is not JSON/],
  [
    '{\n  "messages": {\n    "yes": “Sí”,\n    "no": "No"\n  }\n}\n',
    /^es\.json:3: this is not JSON/,
  ],
  ["{\n  'messages': {}\n}\n", /^es\.json:2: this is not JSON/],
  ['{\r\n  "messages": {\r\n    "yes": \'Sí\'\r\n  }\r\n}\r\n', /^es\.json:3: this is not JSON/],
  ['{\n  "messages": {\n    "yes": "Sí",\n  }\n}\n', /^es\.json:4: this is not JSON/],
  ['{\n  "messages": {\n    "yes": "S\n    í"\n  }\n}\n', /^es\.json:3: this is not JSON/],
  [{ email: { attached: "<b>x</b>" } }, /^es\.json:3: email\.attached has markup/],
  ["", /^es\.json:1: this is not JSON/],
] as const)("%j is reported with its place and what to do", async (content, problem) => {
  expect(await problemsWith(content)).toEqual([expect.stringMatching(problem)]);
});

test("what is wrong is left out, and the rest is used", async () => {
  const folder = folderWith({
    "es.json": { messages: { yes: "<i>", no: "No" } },
    "qaa.json": {},
    "ko.json": { messages: { yes: "네" } },
  });
  const { problems, replacements } = await readOverrides(folder);
  expect(problems).toEqual([
    expect.stringMatching(/es\.json:3: messages\.yes has markup/),
    expect.stringMatching(/qaa\.json: no language has this code/),
  ]);
  expect(replacements.map(({ language, path }) => [language, ...path].join("."))).toEqual([
    "es.messages.no",
    "ko.messages.yes",
  ]);
});

test("a file with the byte order mark of an editor for Windows is read, with the right lines", async () => {
  const folder = folderWith({ "es.json": '\ufeff{\r\n"messages": { "no": "Nó",\r\n"yes": "" } }' });
  const { problems, replacements } = await readOverrides(folder);
  expect(problems).toEqual([expect.stringMatching(/es\.json:3: messages\.yes is empty/)]);
  expect(replacements).toMatchObject([{ path: ["messages", "no"], source: '"Nó"' }]);
});

test("a folder in place of a file is reported, and the rest is used", async () => {
  const folder = folderWith({ "ko.json": { messages: { yes: "네" } } });
  mkdirSync(join(folder, "es.json"));
  const { problems, replacements } = await readOverrides(folder);
  expect(problems).toEqual([expect.stringMatching(/es\.json: this is a folder.*file/)]);
  expect(replacements).toHaveLength(1);
});

test("the emails of the built receiver have a practice's sentences", async () => {
  const folder = folderWith({
    "vi.json": { deferred: { sentTitle: "Yêu cầu đã đi" }, email: { attached: "Tệp có giờ hẹn." } },
  });
  vi.stubEnv("MESSAGE_OVERRIDES", folder);
  const log = vi.spyOn(console, "log").mockReturnValue();
  const config = commandsConfig();
  const input = join(root, "messages/email/email-languages.ts");
  const { code } = await bundleInMemory({
    ...config,
    build: { ...config.build, rolldownOptions: { input } },
  });
  vi.unstubAllEnvs();
  log.mockRestore();
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const { EMAIL_LANGUAGES } = await import(/* @vite-ignore */ url);
  expect(EMAIL_LANGUAGES.vi).toMatchObject({
    deferred: { sentTitle: "Yêu cầu đã đi", nextTitle: languages.vi.deferred.nextTitle },
    email: { attached: "Tệp có giờ hẹn.", reason: languages.vi.email.reason },
  });
  expect(EMAIL_LANGUAGES.es.email).toEqual(languages.es.email);
});

test("the tests of the sentences read them, although Vite loads its configuration from another folder", async () => {
  const folder = folderWith({ "vi.json": { messages: { send: "Gửi đi" } } });
  vi.stubEnv("MESSAGE_OVERRIDES", folder);
  const log = vi.spyOn(console, "log").mockReturnValue();
  const environment = { command: "serve", mode: "test" } as const;
  const loaded = await loadConfigFromFile(environment, join(root, "../vite.config.ts"));
  const config = loaded?.config as ViteUserConfig | undefined;
  const [unit] = (config?.test?.projects ?? []) as { plugins: { transform: Transform }[] }[];
  const file = join(root, "messages/vi/first-screen.ts");
  const result = await unit?.plugins[0]?.transform(readFileSync(file, "utf8"), file);
  vi.unstubAllEnvs();
  expect(log.mock.calls.flat().join()).toContain("1 sentence replaced");
  log.mockRestore();
  expect(result?.code).toContain('send: "Gửi đi"');
});

test("the documentation's example is right", async () => {
  const page = readFileSync(join(root, "docs/pages/form/languages.md"), "utf8");
  const [, example = ""] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
  const { problems, replacements } = await readOverrides(folderWith({ "es.json": example }));
  expect(problems).toEqual([]);
  expect(replacements.length).toBeGreaterThan(3);
});

test("a folder that does not exist is reported", async () => {
  const { problems } = await readOverrides(join(temporaryFolder(), "no-such-folder"));
  expect(problems).toEqual([expect.stringMatching(/does not exist. Correct MESSAGE_OVERRIDES/)]);
});
