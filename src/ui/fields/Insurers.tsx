import { useView } from "../view-context.ts";

/** The names that the page suggests for the insurance. */
export function Insurers() {
  const listed = useView()
    .settings.insurers?.split(/[;,]/)
    .map((name) => name.trim());
  const names = [...new Set(listed)].filter(Boolean);
  return (
    <datalist id="insurers">
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
