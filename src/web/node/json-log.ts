import process from "node:process";

/** Prints whatever is logged from now on as one JSON object per line, for programs that collect logs. */
export function logJson(): void {
  console.log = (content: unknown) => print(process.stdout, "info", content);
  console.error = (content: unknown) => print(process.stderr, "error", content);
}

function print(stream: NodeJS.WritableStream, level: string, content: unknown): void {
  const time = new Date().toISOString();
  stream.write(`${JSON.stringify({ time, level, ...fieldsOf(content) })}\n`);
}

function fieldsOf(content: unknown): object {
  if (content instanceof Error) return { message: content.message, stack: content.stack };
  return typeof content === "object" && content !== null ? content : { message: String(content) };
}
