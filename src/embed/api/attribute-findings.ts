import { type Finding, finding } from "../../diagnostics/finding.ts";
import { readSettings, SETTING_NAMES, type SettingName, validText } from "./attributes.ts";
import { isSecureUrl } from "./safe-url.ts";

/** What is wrong with the attributes. */
export function attributeFindings(read: (name: SettingName) => string | null): Finding[] {
  const findings = SETTING_NAMES.flatMap((name): Finding[] => {
    const text = read(name);
    return text === null || validText(name, text) !== null ? [] : [finding("WS102", name, text)];
  });
  for (const name of ["location-id", "base-url"] as const) {
    if (read(name) === null) findings.push(finding("WS101", name));
  }
  const { baseUrl } = readSettings(read);
  if (baseUrl && !isSecureUrl(baseUrl)) findings.push(finding("WS104", "base-url"));
  return findings;
}
