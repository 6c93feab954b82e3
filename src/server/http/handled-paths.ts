const DEV_ROUTES = [
  /^\/$/,
  /^\/(dev|f|fhir)(\/|$)/,
  /^\/practice(\/[a-z0-9-]*)?\/?$/,
  /^\/openapi\.json$/,
  /^\/preview(\/server\.json)?$/,
];

// Misspelled paths too: clients must be able to handle the service's own 404.
const SERVICE = /^\/+api(\/|$)/i;

/** Whether this path belongs to the handler. The host serves the rest, such as scripts and images. */
export const isHandledPath = (path: string) => isServicePath(path) || isDevRoute(path);

export const isServicePath = (path: string) => SERVICE.test(path);

export const isDevRoute = (path: string) => DEV_ROUTES.some((pattern) => pattern.test(path));

/** Whether pages of other origins may read the path: what a form needs, but no inbox and no drafts. */
export const isShared = (path: string) =>
  !isDevRoute(path) || /^\/(fhir|dev\/booking-requests)\//.test(path);
