import { promisify } from "node:util";
import { brotliCompress, constants, gzip as gzipBytes } from "node:zlib";
import type { Compress } from "./representations.ts";

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipBytes);

// The best takes seconds for a long body; this is as short within a few percent.
const QUALITY = 6;

/** Packs with what Node has: brotli, which not every runtime's own streams know, and gzip. */
export const nodeCompress: Compress = (encoding, body) =>
  encoding === "br"
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    : gzip(body);
