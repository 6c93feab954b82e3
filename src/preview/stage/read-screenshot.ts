import { canDecode } from "../editor/controls/read-image.ts";

/** Image types that every supported browser shows, without vectors, which may load other files. */
export const SCREENSHOT_TYPES: readonly string[] = [
  "image/png",
  "image/jpeg",
  "image/webp",
  "image/avif",
  "image/gif",
];

const MAX_BYTES = 30_000_000;

type Result = { ok: true; url: string } | { ok: false; problem: string };

/** The object URL of a picture; a sentence if it cannot be shown. The file is not uploaded. */
export async function readScreenshot(file: File): Promise<Result> {
  const fail = (reason: string): Result => ({
    ok: false,
    problem: `${file.name || "This file"} ${reason}. The backdrop has not changed.`,
  });
  if (!SCREENSHOT_TYPES.includes(file.type)) {
    return fail("is not a picture that browsers show: use PNG, JPEG, WebP, AVIF or GIF");
  }
  if (file.size > MAX_BYTES) {
    return fail(`has ${(file.size / 1_000_000).toFixed(0)} MB; the maximum is 30 MB`);
  }
  const url = URL.createObjectURL(file);
  if (await canDecode(url)) return { ok: true, url };
  URL.revokeObjectURL(url);
  return fail("is damaged or not a picture");
}
