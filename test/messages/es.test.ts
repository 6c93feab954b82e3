import { describe, expect, test } from "vitest";
import { es } from "../../src/messages/es.ts";
import { faultSentence } from "../../src/messages/field-error.ts";
import { COUNTS, type Sentence, without } from "./sentences.ts";

describe("Spanish", () => {
  test("opens every question and exclamation, and closes it", () => {
    const isPaired = ({ text }: Sentence) =>
      !/[¿?¡!]/.test(text.replace(/¿[^¿?]+\?|¡[^¡!]+!/g, ""));
    expect(without("es", isPaired)).toEqual([]);
  });

  test("has its own marks: curly quotation marks, one ellipsis, no blank before a mark", () => {
    expect(without("es", ({ text }) => !/["'«»]|\.\.\.|\s[.,;:?!]/.test(text))).toEqual([]);
  });

  test("has its accents", () => {
    const bare =
      /\b(?:numero|telefono|electronico|conexion|clinica|linea|area|codigo|dia|ano|anos|ultimos|extension|caracter|aqui|alli|pagina|mas)\b/i;
    expect(without("es", ({ text }) => !bare.test(text))).toEqual([]);
  });

  test("says usted, and words that are understood on both sides of the ocean", () => {
    const close =
      /(?<!\p{L})(?:tú|tus?|te|ti|contigo|vos|vuestr\p{L}+|escribe|elige|revisa|llama|intenta|envía|puedes|tienes)(?!\p{L})/iu;
    const regional =
      /(?<!\p{L})(?:rellen\p{L}+|llenar|ingres\p{L}+|introdu\p{L}+|móvil|celular|ordenador|computadora|v[ií]deo|consultorio|e-?mail)(?!\p{L})/iu;
    expect(without("es", ({ text }) => !close.test(text) && !regional.test(text))).toEqual([]);
  });

  test("begins with what to do where an answer is missing", () => {
    for (const sentence of Object.values(es.later.missing)) {
      expect(sentence).toMatch(/^(?:Escriba|Elija|Indique) /);
    }
  });

  test("counts one and many", () => {
    expect(COUNTS.map((count) => es.later.charactersLeft(count, String(count)))).toEqual([
      "Le quedan 0 caracteres",
      "Le queda 1 carácter",
      "Le quedan 2 caracteres",
      "Le quedan 3 caracteres",
      "Le quedan 11 caracteres",
      "Le quedan 100 caracteres",
    ]);
    expect(es.later.charactersOver(1, "1")).toBe("Sobra 1 carácter");
    expect(es.later.charactersOver(2, "2")).toBe("Sobran 2 caracteres");
    expect(es.later.idle(1, "1")).toContain("en 1 segundo.");
    expect(es.later.idle(30, "30")).toContain("en 30 segundos.");
  });

  test.each([
    [["day"], "Escriba también el día de nacimiento"],
    [["year"], "Escriba también el año de nacimiento"],
    [["day", "month"], "Escriba también el día y mes de nacimiento"],
    [["month", "year"], "Escriba también el mes y año de nacimiento"],
  ] as const)("asks for what is missing of a date of birth: %j", (parts, sentence) => {
    const fault = { code: "date-incomplete", parts } as const;
    const context = { phoneExample: "" };
    expect(faultSentence(es.messages, es.later, "dob", fault, context)).toBe(sentence);
  });
});
