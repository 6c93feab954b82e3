import { connect } from "node:net";

/** What Playwright's `connectOverCDP` accepts instead of a URL. */
export interface Transport {
  send(message: object): void;
  close(): void;
  onmessage?: (message: object) => void;
  onclose?: (reason?: string) => void;
}

const HEADER_BYTES = 5;
const LITTLE_ENDIAN = 1;
/** A connection number and a page number: the page that a new session opens with is 1 of 1. */
const FIRST_PAGE = Buffer.from(new BigUint64Array([1n, 1n]).buffer);

/**
 * For a WebKitGTK with `WEBKIT_INSPECTOR_SERVER`; its HTTP server rejects 128 kB, and Playwright's first message is
 * longer. A message is its length (32 bits, big-endian), a byte order byte, a name that ends in zero, and values:
 * SocketConnection.cpp and RemoteInspectorServer.cpp in WebKit's Source/WTF and Source/JavaScriptCore.
 */
export async function connectInspector(host: string, port: number): Promise<Transport> {
  const socket = connect(port, host).setNoDelay(true);
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve).once("error", reject);
  });
  const send = (name: string, ...values: Buffer[]) => {
    const body = Buffer.concat([cString(name), ...values]);
    const header = Buffer.alloc(HEADER_BYTES, LITTLE_ENDIAN);
    header.writeUInt32BE(body.length);
    socket.write(Buffer.concat([header, body]));
  };

  // The inspector sends messages before Playwright listens.
  const early: object[] = [];
  let onmessage: ((message: object) => void) | undefined;
  const transport: Transport = {
    send: (message) => send("SendMessageToBackend", FIRST_PAGE, cString(JSON.stringify(message))),
    close() {
      send("FrontendDidClose", FIRST_PAGE);
      socket.end();
    },
    get onmessage() {
      return onmessage as (message: object) => void;
    },
    set onmessage(listener) {
      onmessage = listener;
      for (const message of early.splice(0)) listener(message);
    },
  };

  let received = Buffer.alloc(0);
  socket.on("data", (data: Buffer) => {
    received = Buffer.concat([received, data]);
    while (received.length >= HEADER_BYTES) {
      const end = HEADER_BYTES + received.readUInt32BE();
      if (received.length < end) return;
      const body = received.subarray(HEADER_BYTES, end);
      received = received.subarray(end);
      const nameEnd = body.indexOf(0);
      if (body.toString("utf8", 0, nameEnd) !== "SendMessageToFrontend") continue;
      const json = body.toString("utf8", nameEnd + 1 + FIRST_PAGE.length, body.length - 1);
      const message: object = JSON.parse(json);
      if (onmessage) onmessage(message);
      else early.push(message);
    }
  });
  // A connection error also closes the socket.
  socket.on("error", () => undefined);
  socket.once("close", () => transport.onclose?.("closed"));
  send("SetupInspectorClient", Buffer.from([0]));
  send("Setup", FIRST_PAGE);
  return transport;
}

const cString = (text: string) => Buffer.from(`${text}\0`);
