import type { Server } from "node:http";
import type { Socket } from "node:net";
import { BAD_REQUEST_PAGE } from "../http/respond.ts";

const RAW_RESPONSE = [
  "HTTP/1.1 400 Bad Request",
  "Content-Type: text/html",
  `Content-Length: ${BAD_REQUEST_PAGE.length}`,
  "Connection: close",
  "",
  BAD_REQUEST_PAGE,
].join("\r\n");

/** Responds to malformed HTTP and timeouts as gunicorn does, and closes the connection. */
export function respondToBadRequests(server: Pick<Server, "on">): void {
  server.on("clientError", (_error: Error, socket: Socket) => {
    // A response has already started, so another one would corrupt it.
    if (!socket.writable || socket.bytesWritten > 0) socket.destroy();
    else socket.end(RAW_RESPONSE, () => socket.destroy());
  });
}
