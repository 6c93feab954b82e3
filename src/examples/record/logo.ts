import { SAMPLE_ORIGIN } from "./at-origin.ts";

/** The URL of a logo in `public/practice/logos/`: `logo("ondelle")`. */
export const logo = (name: string) => `${SAMPLE_ORIGIN}/practice/logos/${name}.svg`;
