/**
 * The version in package.json; a test checks that they are equal. It is part of the chunks' file
 * names, so that a script never loads the chunks of another version.
 */
export const VERSION = "1.0.0-rc.1";
