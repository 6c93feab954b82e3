const pad = (value: number) => String(value).padStart(2, "0");

/** Like `toISOString`, which old date libraries on host pages override with other formats. */
export function isoInstant(ms: number): string {
  const date = new Date(ms);
  const day = [date.getUTCFullYear(), pad(date.getUTCMonth() + 1), pad(date.getUTCDate())].join(
    "-",
  );
  const time = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(pad).join(":");
  return `${day}T${time}.${String(date.getUTCMilliseconds()).padStart(3, "0")}Z`;
}
