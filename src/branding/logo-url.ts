/**
 * A logo's address as it may be put into an `<img>`: absolute, `http:` or `https:`, without a user
 * name or password. Null for anything else, a `javascript:` or `data:` URL above all.
 */
export function logoUrl(address: string): string | null {
  if (address.length > 2048 || !/^https?:\/\//i.test(address.trim())) return null;
  try {
    const url = new URL(address.trim());
    return url.username || url.password ? null : url.href;
  } catch {
    return null;
  }
}
