/**
 * A logo's address as it may be put into an `<img>`: absolute, `http:` or `https:`, without a user
 * name or password. Null for anything else, a `javascript:` or `data:` URL above all; a draft may
 * hold the picture itself, as image data.
 */
export function logoUrl(address: string, isDraft = false): string | null {
  const text = address.trim();
  if (isDraft && /^data:image\//.test(text)) return text;
  if (text.length > 2048 || !/^https?:\/\//i.test(text)) return null;
  try {
    const url = new URL(text);
    return url.username || url.password ? null : url.href;
  } catch {
    return null;
  }
}
