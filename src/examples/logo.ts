import { SAMPLE_ORIGIN } from "./at-origin.ts";

/** The address of a logo in `public/practice/logos/`, as in `logo("ondelle")`. */
export const logo = (name: string) => `${SAMPLE_ORIGIN}/practice/logos/${name}.svg`;
