const OWNED = [/^\/$/, /^\/(dev|f)(\/|$)/, /^\/practice(\/[a-z0-9-]*)?\/?$/, /^\/openapi\.json$/];

// Misspelt as well: the service's own answer to that is what a client has to bear.
const SERVICE = /^\/+api(\/|$)/i;

const ENDPOINT = /^\/api\/v1\/location\/[^/]+\/public-detail\/$/;

/**
 * Whether the handler answers this path (without query). Everything else belongs to whoever hosts
 * it, such as the built script and the practice page's assets.
 */
export const isOwnedPath = (path: string) =>
  SERVICE.test(path) || OWNED.some((pattern) => pattern.test(path));

/** Whether this is a page or a service of the development server's own, not the service's. */
export const isOwnPage = (path: string) => OWNED.some((pattern) => pattern.test(path));

/** Whether this is the address of one location's public detail. */
export const isEndpointPath = (path: string) => ENDPOINT.test(path);
