const REVOKE_AFTER_MS = 60_000;

/** Downloads a blob as a file. */
export function downloadBlob(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Revoking it immediately cancels the download in some browsers.
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}

/** Downloads formatted JSON. */
export const downloadJson = (json: string, name: string): void =>
  downloadBlob(new Blob([`${json}\n`], { type: "application/json" }), name);
