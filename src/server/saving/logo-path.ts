/** Where saved logos are served. */
export const LOGOS_PATH = "/dev/logos/";
