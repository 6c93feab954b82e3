import { expect, test } from "vitest";
import { failing, languages } from "./sentences.ts";

test("has Brazilian words, você, and no gender for the reader", () => {
  const other =
    /(?<!\p{L})(?:tu|teu|tua|telemóvel|ecrã|registo|contacto|consultório|obrigad[oa]|pacientes?)(?!\p{L})|\([ao]\)/iu;
  expect(failing("pt", ({ text }) => !other.test(text))).toEqual([]);
});

test("has curly quotation marks and an ellipsis character", () => {
  expect(failing("pt", ({ text }) => !/["'«»]|\.\.\.|\s[.,;:?!]/.test(text))).toEqual([]);
});

test("has the singular for 0 and 1", () => {
  const { charactersLeft, idle } = languages.pt.deferred;
  expect([0, 1, 2].map((count) => charactersLeft(count, String(count)))).toEqual([
    "Resta 0 caractere",
    "Resta 1 caractere",
    "Restam 2 caracteres",
  ]);
  expect(idle(1, "1")).toContain("em 1 segundo.");
  expect(idle(30, "30")).toContain("em 30 segundos.");
});
