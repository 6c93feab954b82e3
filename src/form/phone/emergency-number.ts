const NUMBERS: Record<string, string> = {
  "1": "911",
  "44": "999",
  "52": "911",
  "61": "000",
  "64": "111",
};
// The European Union, countries next to it, and India.
const USES_112 = /^(?:3[0-469]|4[0135-9]|35[1-9]|37[0-2]|38[56]|42[01]|9[01])$/;

/** The emergency number in the country with this calling code; null if it is not known. */
export const emergencyNumber = (callingCode: string | null): string | null =>
  NUMBERS[callingCode ?? ""] ?? (USES_112.test(callingCode ?? "") ? "112" : null);
