import { expect, test } from "vitest";
import type { LanguageCode } from "../../src/messages/languages.ts";
import { failing, languages, ownText } from "./sentences.ts";

const QUOTES = /["']|\.\.\./;
const SPACED = /["'«»]|\.\.\.|\s[.,;:?!]/;

/** What a reader of the language would find wrong. */
const WRONG: [code: LanguageCode, what: string, pattern: RegExp][] = [
  [
    "es",
    "no accents",
    /\b(?:numero|telefono|electronico|conexion|clinica|linea|codigo|dia|anos?)\b/i,
  ],
  ["es", "no accents", /\b(?:ultimos|extension|caracter|aqui|alli|pagina|mas)\b/i],
  ["es", "tú for usted", /(?<!\p{L})(?:tú|tus?|te|ti|contigo|vos|escribe|elige|revisa)(?!\p{L})/iu],
  ["es", "tú for usted", /(?<!\p{L})(?:llama|intenta|envía|puedes|tienes)(?!\p{L})/iu],
  [
    "es",
    "a regional word",
    /(?<!\p{L})(?:rellen\p{L}+|llenar|ingres\p{L}+|móvil|celular)(?!\p{L})/iu,
  ],
  ["es", "medical instead of any insurance", /seguro médico/i],
  ["es", "another sign", SPACED],
  ["fr", "tu for vous", /(?<!\p{L})(?:tu|toi|te|ton|ta|tes)(?!\p{L})/iu],
  ["fr", "a gender", /\p{L}[(·.]e[)·s]?|(?<!\p{L})(?:patiente?|né|née|sûre?|certaine?)(?!\p{L})/iu],
  ["fr", "a colon after an ordinary space", /[^\u00a0\d]:/],
  ["fr", "another sign", /[^\u202f][?!;]|["“”']|«[^\u00a0]|[^\u00a0]»|\.\.\./],
  [
    "pt",
    "a word of Portugal",
    /(?<!\p{L})(?:tu|teu|tua|telemóvel|ecrã|registo|contacto)(?!\p{L})/iu,
  ],
  ["pt", "a gender", /(?<!\p{L})(?:obrigad[oa]|pacientes?)(?!\p{L})|\([ao]\)/iu],
  ["pt", "another sign", SPACED],
  ["ru", "ты for вы", /(?<!\p{L})(?:ты|тебя|тебе|твой|твоя|твоё)(?!\p{L})/iu],
  ["ru", "Вы in upper case", /[^.!?]\s(?:Вы|Вас|Вам|Ваш\p{L}*)(?!\p{L})/u],
  ["ru", "a gender", /\p{L}\([аи]\)|(?<!\p{L})(?:соглас(?:ен|на)|уверен[а]?)(?!\p{L})/iu],
  ["ru", "е for ё", /приема|прием(?!\p{L})|еще|ребенк|ребенок/iu],
  ["ru", "another sign", /["“”']|\.\.\./],
  ["vi", "an age or a gender", /(?<!\p{L})(?:bạn|anh|chị|ông|bà|cô|em|ngài)(?!\p{L})/iu],
  ["vi", "no accents", /(?<!\p{L})(?:quy vi|phong|kham|dien thoai|ngay|thang|nam)(?!\p{L})/iu],
  ["vi", "another sign", QUOTES],
  [
    "ko",
    "a familiar form",
    /(?<!\p{L})(?:너(?!무)|네가|당신|그대(?!로))|(?:한다|이다|했다|해라)[.,?]?$/u,
  ],
  ["ko", "another way to ask than -해 주세요", /(?:하세요|하십시오|주십시오|입력하|선택하세)/],
  ["ko", "a particle with two forms", /[은을이와]\([는를가과]\)|\(으\)로/],
  ["ko", "another sign", QUOTES],
  [
    "zh",
    "a traditional character",
    /[預約請電話號碼診開關線輸選擇這時間點個們會與為務繼續聯絡資訊錯誤問題應該發過還無讓錄]/u,
  ],
  [
    "zh-Hant",
    "a simplified character",
    /[预约请电话号码诊开关线输选择这时间点个们会与为务继续联络资讯错误问题应该发过还无让录]/u,
  ],
  ...(["zh", "zh-Hant"] as const).flatMap((code): [LanguageCode, string, RegExp][] => [
    [code, "half-width punctuation", /[,;?!"'()]|:(?!\d)|\.\.\./],
    [code, "a familiar you", /你/],
  ]),
  ["tl", "a familiar form", /(?<!\p{L})(?:ikaw|ka|mo|iyo|iyong)(?!\p{L})/iu],
  ["tl", "another sign", SPACED],
  ["ht", "another spelling", /[cqx](?!h)|[éêëïôùûáí]/i],
  ["ht", "another sign", SPACED],
  ["ar", "Latin punctuation", /[?,;"'“”]|\.\.\./],
  ["ar", "digits unlike those of phone numbers", /[٠-٩۰-۹٬٫]/],
  [
    "ar",
    "a gender",
    /(?<!\p{L})[وف]?(?:أدخل|أدخلي|اختر|اختاري|اكتب|اكتبي|اتصل|اتصلي|تحقق)(?!\p{L})/u,
  ],
  [
    "ar",
    "a gender",
    /(?<!\p{L})[وف]?(?:أرسل|أرسلي|أجب|انتظر|احذف|راجع|حاول|تريد|ترغب|أنت)(?!\p{L})/u,
  ],
  ["ar", "medical instead of any insurance", /الصحي/],
];

// Without what is the same in every language, such as addresses.
const ISOLATED = /[\u2066\u2068][^\u2069]*\u2069|\S*@\S+|\S*example\.com|Maple Dental/g;

test.each(WRONG)("%s has nowhere %s", (code, _what, pattern) => {
  const own = (sentence: Parameters<typeof ownText>[0]) => ownText(sentence).replace(ISOLATED, "0");
  expect(failing(code, (sentence) => !pattern.test(own(sentence)))).toEqual([]);
});

test("Arabic isolates left-to-right text, and closes every isolate", () => {
  const rest = (text: string) => text.replace(/[\u2066\u2068][^\u2069]*\u2069/g, "");
  // Intl formats the time in Arabic. Dates are in the order of the three inputs.
  const isMixed = (key: string) => /localTime|tooLong|notAName|incompleteDate|shortMonth/.test(key);
  expect(failing("ar", ({ key, text }) => isMixed(key) || !/[A-Za-z+()]/.test(rest(text)))).toEqual(
    [],
  );
  expect(failing("ar", ({ text }) => !/[\u2066-\u2069]/.test(rest(text)))).toEqual([]);
});

test("Spanish opens and closes every question and exclamation", () => {
  const unpaired = (text: string) => /[¿?¡!]/.test(text.replace(/¿[^¿?]+\?|¡[^¡!]+!/g, ""));
  expect(failing("es", ({ text }) => !unpaired(text))).toEqual([]);
});

test.each<[LanguageCode, "charactersLeft" | "charactersOver" | "idle", [number, string][]]>([
  [
    "es",
    "charactersLeft",
    [
      [0, "Le quedan 0 caracteres"],
      [1, "Le queda 1 carácter"],
    ],
  ],
  [
    "es",
    "charactersOver",
    [
      [1, "Sobra 1 carácter"],
      [2, "Sobran 2 caracteres"],
    ],
  ],
  [
    "es",
    "idle",
    [
      [1, "en 1 segundo."],
      [30, "en 30 segundos."],
    ],
  ],
  [
    "fr",
    "charactersLeft",
    [
      [0, "Il reste 0 caractère"],
      [2, "Il reste 2 caractères"],
    ],
  ],
  [
    "fr",
    "idle",
    [
      [1, "dans 1 seconde."],
      [30, "dans 30 secondes."],
    ],
  ],
  [
    "pt",
    "charactersLeft",
    [
      [0, "Resta 0 caractere"],
      [1, "Resta 1 caractere"],
      [2, "Restam 2 caracteres"],
    ],
  ],
  [
    "pt",
    "idle",
    [
      [1, "em 1 segundo."],
      [30, "em 30 segundos."],
    ],
  ],
  [
    "ru",
    "charactersLeft",
    [
      [0, "Осталось 0 символов"],
      [1, "Остался 1 символ"],
      [2, "Осталось 2 символа"],
      [11, "Осталось 11 символов"],
      [21, "Остался 21 символ"],
      [22, "Осталось 22 символа"],
      [25, "Осталось 25 символов"],
    ],
  ],
  [
    "ru",
    "idle",
    [
      [1, "через 1 секунду."],
      [3, "через 3 секунды."],
      [30, "через 30 секунд."],
    ],
  ],
  [
    "ar",
    "charactersLeft",
    [
      [0, "لم يبقَ أي حرف"],
      [1, "بقي حرف واحد"],
      [2, "بقي حرفان"],
      [3, "بقيت 3 أحرف"],
      [11, "بقي 11 حرفًا"],
      [100, "بقي 100 حرف"],
    ],
  ],
  [
    "ar",
    "charactersOver",
    [
      [0, "لا توجد أحرف زائدة"],
      [1, "هناك حرف واحد زائد"],
      [2, "هناك حرفان زائدان"],
      [3, "هناك 3 أحرف زائدة"],
      [11, "هناك 11 حرفًا زائدًا"],
      [100, "هناك 100 حرف زائد"],
    ],
  ],
  [
    "ar",
    "idle",
    [
      [0, "إجاباتك الآن."],
      [1, "بعد ثانية واحدة."],
      [2, "بعد ثانيتين."],
      [3, "بعد 3 ثوانٍ."],
      [11, "بعد 11 ثانية."],
      [100, "بعد 100 ثانية."],
    ],
  ],
])("%s has its plural forms in %s", (code, name, rows) => {
  for (const [count, sentence] of rows) {
    const text = languages[code].deferred[name](count, String(count));
    if (name === "idle") expect(text).toContain(sentence);
    else expect(text).toBe(sentence);
  }
});

test("Russian counts times and mistakes", () => {
  const { deferred, slots } = languages.ru;
  expect([1, 3, 5, 21].map((count) => slots.timesCount(count, String(count)))).toEqual([
    "1 вариант",
    "3 варианта",
    "5 вариантов",
    "21 вариант",
  ]);
  expect([1, 2, 5].map((count) => deferred.problemTitle(count, String(count)))).toEqual([
    "Нужно исправить ошибку",
    "Нужно исправить 2 ошибки",
    "Нужно исправить 5 ошибок",
  ]);
});

test("a Spanish sentence that ends with a time has one period", () => {
  const { deferred, slots } = languages.es;
  expect(deferred.localTime("11:32 p.m.")).toBe("Hora actual en la clínica: 11:32 p.m.");
  expect(deferred.localTime("23:32")).toBe("Hora actual en la clínica: 23:32.");
  // The complete date, so not "son las".
  expect(slots.readerTime("lunes, 23 de noviembre de 2026, 9:00 a.m.")).toBe(
    "Donde usted está: lunes, 23 de noviembre de 2026, 9:00 a.m.",
  );
});
