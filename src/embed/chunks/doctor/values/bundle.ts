/** Where optimizers put scripts that they have changed or combined. */
const CACHES =
  /\/cache\/|autoptimize|litespeed|wp-rocket|wpo-minify|w3tc|nitropack|jch-optimize|jetpack-boost|_jb_static|siteground-optimizer|\/(fvm|sg-optimizer|swift-performance|breeze-minification|speed-booster|hummingbird-assets)\//i;

/** Whether a file is in the cache of an optimizer, so that those of its original folder are not there. */
export const isInCache = (url: string): boolean => CACHES.test(url.replace(/[?#].*/, ""));
