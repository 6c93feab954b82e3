/** Where optimizers put scripts that they have changed or combined. */
const CACHES =
  /\/cache\/|autoptimize|litespeed|wp-rocket|wpo-minify|w3tc|nitropack|jch-optimize|jetpack-boost|_jb_static|siteground-optimizer|\/(fvm|sg-optimizer|swift-performance|breeze-minification|speed-booster|hummingbird-assets)\//i;

/** Names that a site may also give to folders and files of its own. */
const BUNDLES = /(^|[/_.-])(bundles?|combined|merged|aggregated|min|minified)[/_.-]/i;

const pathOf = (url: string) => url.replace(/[?#].*/, "");

/** Whether a file is in the cache of an optimizer, so that those of its original folder are not there. */
export const isInCache = (url: string): boolean => CACHES.test(pathOf(url));

/** Whether a script may contain others. */
export const isBundle = (url: string): boolean => isInCache(url) || BUNDLES.test(pathOf(url));
