/** A kind of image that a browser shows, and that a draft may bring along. */
export interface ImageKind {
  type: string;
  extension: string;
  /** How its first bytes read, each taken as one character. */
  begins: RegExp;
}

/** How many bytes are looked at: in front of an SVG there may be a comment. */
export const HEAD_BYTES = 4096;

export const IMAGE_KINDS: readonly ImageKind[] = [
  { type: "image/png", extension: "png", begins: /^\x89PNG\r\n/ },
  { type: "image/jpeg", extension: "jpg", begins: /^\xff\xd8\xff/ },
  { type: "image/gif", extension: "gif", begins: /^GIF8[79]a/ },
  { type: "image/webp", extension: "webp", begins: /^RIFF.{4}WEBP/s },
  { type: "image/avif", extension: "avif", begins: /^.{4}ftyp.{0,60}avi[fs]/s },
  {
    type: "image/svg+xml",
    extension: "svg",
    begins: /^(?:\xef\xbb\xbf)?\s*(?=<(?:svg|\?xml|!--|!doctype\s+svg)).*?<svg[\s>]/is,
  },
];
