const OWNED = [/^\/$/, /^\/(api|dev|f)(\/|$)/, /^\/practice(\/[a-z0-9-]*)?\/?$/];

/**
 * Whether the handler answers this path (without query). Everything else belongs to whoever hosts
 * it, such as the built script and the practice page's assets.
 */
export const isOwnedPath = (path: string) => OWNED.some((pattern) => pattern.test(path));
