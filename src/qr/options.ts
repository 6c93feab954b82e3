import { parseArgs } from "node:util";
import { type ParsedCommand, parseError } from "../web/node/run-command.ts";

export const USAGE = `Usage: web-scheduler-qr <url> [options]

Prints the QR code of a booking page's URL, such as https://practice.example/book/?location=main, as SVG.
Redirect it to a file: web-scheduler-qr <url> > booking.svg

  --version       print the version
  --help          show this help
`;

/** The squares of a longer URL's code are too small to be read on a card. */
const MAX_LENGTH = 300;

/** Parses the command line; `error` is a sentence for the user. */
export function readQrOptions(args: string[]): ParsedCommand<{ url: string }> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        version: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    if (values.help) return { help: true };
    if (values.version) return { version: true };
    const [text = "", ...others] = positionals;
    const url = URL.canParse(text) ? new URL(text) : null;
    if (others.length > 0 || url?.protocol !== "https:" || url.username || url.password) {
      return {
        error: `The only argument must be the page's https URL, not "${positionals.join(" ")}".`,
      };
    }
    if (url.href.length > MAX_LENGTH) {
      return { error: `The URL may have at most ${MAX_LENGTH} characters: more are hard to scan.` };
    }
    return { options: { url: url.href } };
  } catch (error) {
    return parseError(error);
  }
}
