/** The ways in which a body can be packed, the better one first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * The packing that the client likes best of those offered, by q-values (RFC 9110, 12.5.3);
 * undefined for none. Without the header nothing is packed: the client may be unable to unpack.
 */
export function chosenEncoding(
  acceptEncoding: string | undefined,
  offered: readonly Encoding[],
): Encoding | undefined {
  if (!acceptEncoding) return undefined;
  const wishes = new Map(acceptEncoding.toLowerCase().split(",").map(readWish));
  const wish = (name: string) => wishes.get(name) ?? wishes.get("*") ?? 0;
  const [best] = ENCODINGS.filter((one) => offered.includes(one) && wish(one) > 0).sort(
    (a, b) => wish(b) - wish(a),
  );
  return best && wish(best) >= (wishes.get("identity") ?? 0) ? best : undefined;
}

function readWish(text: string): [name: string, quality: number] {
  const [name = "", ...params] = text.split(";").map((part) => part.trim());
  const q = params.find((param) => param.startsWith("q="));
  const quality = q === undefined ? 1 : Number(q.slice(2));
  return [name.replace(/^x-(?=gzip$)/, ""), quality >= 0 && quality <= 1 ? quality : 0];
}
