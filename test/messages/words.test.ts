import { expect, test } from "vitest";
import type { LanguageCode } from "../../src/messages/languages.ts";
import { failing, ownText } from "./sentences.ts";

const QUOTES = /["']|\.\.\./;
const SPACED = /["'«»]|\.\.\.|\s[.,;:?!]/;

const WRONG: [code: LanguageCode, what: string, pattern: RegExp][] = [
  ["en", "a way to the practice, although visits may be by video", /\bcome\b|\bbeen to\b/],
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
  ["pt", "a gender", /(?<!\p{L})(?:obrigad[oa])(?!\p{L})|\([ao]\)/iu],
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
