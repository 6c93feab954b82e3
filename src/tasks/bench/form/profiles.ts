/** A device and its network. */
export interface Profile {
  viewport: { width: number; height: number };
  /** How many times slower than this machine. */
  cpuSlowdown: number;
  /** As in the DevTools protocol: milliseconds and bytes per second. Null: not limited. */
  network: { latency: number; downloadThroughput: number; uploadThroughput: number } | null;
}

const bitsPerSecond = (bits: number) => bits / 8;

export const PROFILES = {
  phone: {
    viewport: { width: 412, height: 915 },
    cpuSlowdown: 4,
    network: {
      latency: 150,
      downloadThroughput: bitsPerSecond(1_600_000),
      uploadThroughput: bitsPerSecond(750_000),
    },
  },
  desktop: { viewport: { width: 1280, height: 900 }, cpuSlowdown: 1, network: null },
} as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof PROFILES;
