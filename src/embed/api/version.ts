/**
 * The version in package.json; a test keeps both equal. It is part of the chunks' file names, so
 * that a script never loads the chunks of another version.
 */
export const VERSION = "0.1.0";
