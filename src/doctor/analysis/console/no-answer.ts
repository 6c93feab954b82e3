/** What Chromium calls a connection without an answer, and what that means. */
export const NO_ANSWER =
  /net::ERR_(EMPTY_RESPONSE|CONNECTION|TIMED_OUT|ADDRESS|NETWORK|TUNNEL|SSL|CERT|NAME_NOT|BLOCKED_BY_ADMINISTRATOR)/;

const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/NAME_NOT_RESOLVED/, "no server has this name"],
  [
    /SSL|CERT/,
    "https does not work there: the certificate of the server, or of a firewall before it, or the port is wrong",
  ],
  [/BLOCKED_BY_ADMINISTRATOR/, "whoever administers this computer blocks it"],
  [/TIMED_OUT/, "nothing has answered in time"],
  [/REFUSED|UNREACHABLE/, "there is no server, or a firewall refuses the connection"],
  [/./, "the connection was ended without an answer"],
];

/** "ERR_TIMED_OUT: nothing has answered in time" */
export function describeNoAnswer(text: string): string {
  const [, name = ""] = /net::(ERR_\w+)/.exec(text) ?? [];
  return `${name}: ${MEANINGS.find(([pattern]) => pattern.test(name))?.[1]}`;
}
