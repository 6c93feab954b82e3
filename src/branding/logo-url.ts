/**
 * A logo's URL for an `<img>`: absolute, `http:` or `https:`, without a user name or password. Null
 * for anything else, such as a `javascript:` or `data:` URL. A draft may have `data:image/` URLs.
 */
export function logoUrl(value: string, isDraft = false): string | null {
  const text = value.trim();
  if (isDraft && /^data:image\//.test(text)) return text;
  if (text.length > 2048 || !/^https?:\/\//i.test(text)) return null;
  try {
    const url = new URL(text);
    return url.username || url.password ? null : url.href;
  } catch {
    return null;
  }
}
