/** A screen to look at the form on; CSS pixels. */
export interface Device {
  title: string;
  width: number;
  height: number;
}

export const DEVICES = {
  phone: { title: "Phone", width: 390, height: 844 },
  tablet: { title: "Tablet", width: 820, height: 1080 },
  desktop: { title: "Desktop", width: 1280, height: 860 },
} as const satisfies Record<string, Device>;

export type DeviceName = keyof typeof DEVICES;

/** How narrow and how wide a frame can be drawn; 320 is WCAG's reflow (1.4.10). */
export const WIDTHS = { least: 280, most: 1920 } as const;
