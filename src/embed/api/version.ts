/**
 * The version in package.json, which a test holds this to. The names of the parts carry it, so
 * that a script always loads the parts that it was built with.
 */
export const VERSION = "0.1.0";
