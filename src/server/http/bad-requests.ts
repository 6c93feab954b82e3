import type { Server } from "node:http";
import type { Socket } from "node:net";
import { BAD_REQUEST_PAGE } from "./request-line.ts";

const ANSWER = [
  "HTTP/1.1 400 Bad Request",
  "Content-Type: text/html",
  `Content-Length: ${BAD_REQUEST_PAGE.length}`,
  "Connection: close",
  "",
  BAD_REQUEST_PAGE,
].join("\r\n");

/**
 * Answers what is no HTTP, or does not come in time, as the service's front server does: a page,
 * status 400, no CORS, and a closed connection.
 */
export function answerBadRequests(server: Pick<Server, "on">): void {
  server.on("clientError", (_error: Error, socket: Socket) => {
    // Something else was being said on it.
    if (!socket.writable || socket.bytesWritten > 0) socket.destroy();
    else socket.end(ANSWER, () => socket.destroy());
  });
}
