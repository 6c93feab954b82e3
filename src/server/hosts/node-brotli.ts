import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

// Level 11 takes seconds for a large record; 6 is within a few percent of its size.
const QUALITY = 6;

/** Brotli as Node provides it. */
export const nodeBrotli = (body: Uint8Array) =>
  compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
