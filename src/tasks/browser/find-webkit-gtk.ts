import { globSync } from "node:fs";

/** The programs that run WebKitGTK, WebKit's port to Linux, without a desktop. */
export interface WebKitGtk {
  /** The WebDriver server. */
  driver: string;
  /** MiniBrowser, which is part of the library's package. */
  browser: string;
  /** The X server without a screen. */
  xvfb: string;
}

/** Where Debian and Ubuntu install WebKitGTK, or null if one of its programs is missing. */
export function findWebKitGtk(): WebKitGtk | null {
  const [driver] = globSync("/usr/bin/WebKitWebDriver");
  const [browser] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
  const [xvfb] = globSync("/usr/bin/Xvfb");
  return driver && browser && xvfb ? { driver, browser, xvfb } : null;
}
