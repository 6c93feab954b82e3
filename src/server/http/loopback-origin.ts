const TWINS: Record<string, string> = { localhost: "127.0.0.1", "127.0.0.1": "localhost" };

/**
 * The other origin of this server, if it has one: on one computer the two names of the loopback
 * address are two origins. So a sample page has its endpoint elsewhere, as in real life.
 */
export function twinOrigin({ protocol, hostname, port }: URL): string | undefined {
  const twin = Object.hasOwn(TWINS, hostname) ? TWINS[hostname] : undefined;
  return twin && `${protocol}//${twin}${port && `:${port}`}`;
}
