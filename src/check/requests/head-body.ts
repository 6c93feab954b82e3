import { connect } from "node:net";
import { connect as connectTls } from "node:tls";

const MAX_BYTES = 100_000;
// Responses such as 103 (Early Hints) come before the one that counts.
const INTERIM = /^(HTTP\/1\.\d 1\d\d .*?\r\n\r\n)+/s;

/**
 * The number of bytes after the headers of a response to HEAD, which `fetch` does not show; null if
 * there was no response.
 */
export const bytesAfterHead = (url: string, timeoutMs: number): Promise<number | null> =>
  new Promise((resolve) => {
    const { protocol, hostname, host, port, pathname, search } = new URL(url);
    const name = hostname.replace(/^\[|\]$/g, "");
    const socket =
      protocol === "https:"
        ? connectTls({ host: name, port: Number(port) || 443, servername: name })
        : connect(Number(port) || 80, name);
    let received = "";
    socket.setTimeout(timeoutMs, () => socket.destroy());
    socket.on("error", () => {});
    socket.on("close", () => resolve(bodyLength(received.replace(INTERIM, ""))));
    socket.on("data", (bytes: Buffer) => {
      received += bytes.toString("latin1");
      if (received.length > MAX_BYTES) socket.destroy();
    });
    socket.write(
      `HEAD ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept: application/json\r\nConnection: close\r\n\r\n`,
    );
  });

function bodyLength(response: string): number | null {
  const end = response.indexOf("\r\n\r\n");
  return end < 0 ? null : response.length - end - 4;
}
