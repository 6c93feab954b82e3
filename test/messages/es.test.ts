import { expect, test } from "vitest";
import { COUNTS, failing, languages, type Sentence } from "./sentences.ts";

const { es } = languages;

test("opens and closes every question and exclamation", () => {
  const isPaired = ({ text }: Sentence) => !/[¿?¡!]/.test(text.replace(/¿[^¿?]+\?|¡[^¡!]+!/g, ""));
  expect(failing("es", isPaired)).toEqual([]);
});

test("has curly quotation marks, an ellipsis character and no space before punctuation", () => {
  expect(failing("es", ({ text }) => !/["'«»]|\.\.\.|\s[.,;:?!]/.test(text))).toEqual([]);
});

test("has its accents", () => {
  const withoutAccents =
    /\b(?:numero|telefono|electronico|conexion|clinica|linea|area|codigo|dia|ano|anos|ultimos|extension|caracter|aqui|alli|pagina|mas)\b/i;
  expect(failing("es", ({ text }) => !withoutAccents.test(text))).toEqual([]);
});

test("uses usted, and words that are understood in Spain and the Americas", () => {
  const informal =
    /(?<!\p{L})(?:tú|tus?|te|ti|contigo|vos|vuestr\p{L}+|escribe|elige|revisa|llama|intenta|envía|puedes|tienes)(?!\p{L})/iu;
  const regional =
    /(?<!\p{L})(?:rellen\p{L}+|llenar|ingres\p{L}+|introdu\p{L}+|móvil|celular|ordenador|computadora|v[ií]deo|consultorio|e-?mail)(?!\p{L})/iu;
  expect(failing("es", ({ text }) => !informal.test(text) && !regional.test(text))).toEqual([]);
});

test("has a singular and a plural", () => {
  expect(COUNTS.map((count) => es.deferred.charactersLeft(count, String(count)))).toEqual([
    "Le quedan 0 caracteres",
    "Le queda 1 carácter",
    "Le quedan 2 caracteres",
    "Le quedan 3 caracteres",
    "Le quedan 11 caracteres",
    "Le quedan 100 caracteres",
  ]);
  expect(es.deferred.charactersOver(1, "1")).toBe("Sobra 1 carácter");
  expect(es.deferred.charactersOver(2, "2")).toBe("Sobran 2 caracteres");
  expect(es.deferred.idle(1, "1")).toContain("en 1 segundo.");
  expect(es.deferred.idle(30, "30")).toContain("en 30 segundos.");
});

test("asks for every insurance, dental insurance included", () => {
  expect(failing("es", ({ text }) => !/seguro médico/i.test(text))).toEqual([]);
});

test("a sentence that ends with a time has one period", () => {
  expect(es.deferred.localTime("11:32 p.m.")).toBe("Hora actual en la clínica: 11:32 p.m.");
  expect(es.deferred.localTime("23:32")).toBe("Hora actual en la clínica: 23:32.");
  // The complete date, so not "son las".
  expect(es.slots.readerTime("lunes, 23 de noviembre de 2026, 9:00 a.m.")).toBe(
    "Donde usted está: lunes, 23 de noviembre de 2026, 9:00 a.m.",
  );
});
