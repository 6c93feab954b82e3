import process from "node:process";

// Loaded into the measured server in front of its own program, so that it is measured as it is:
// tells its parent what memory is in use once the garbage is gone, and the time it has computed.
process.on("message", () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({ heapUsed, rss, cpuMicroseconds: user + system });
});
// The channel alone must not keep the server from ending.
process.channel?.unref();
