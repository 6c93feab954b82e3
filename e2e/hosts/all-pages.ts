import type { HostPages } from "./host-page.ts";
import { behavior } from "./pages/behavior.ts";
import { placement } from "./pages/placement.ts";
import { scripts } from "./pages/scripts.ts";
import { setup } from "./pages/setup.ts";

export const HOST_PAGES: HostPages = { ...scripts, ...behavior, ...placement, ...setup };
