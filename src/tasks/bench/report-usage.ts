import process from "node:process";

// Preloaded into a measured server: sends its memory after garbage collection, and its CPU time.
process.on("message", () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({ heapUsed, rss, cpuMicroseconds: user + system });
});
// Otherwise the IPC channel would keep the server's process alive.
process.channel?.unref();
