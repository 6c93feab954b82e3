import { columns } from "./columns.ts";
import type { HostPage } from "./host-page.ts";
import { builtins } from "./pages/builtins.ts";
import { dom } from "./pages/dom.ts";
import { events } from "./pages/events.ts";
import { globals } from "./pages/globals.ts";
import { interactive } from "./pages/interactive.ts";
import { layout } from "./pages/layout.ts";
import { libraries } from "./pages/libraries.ts";
import { loading } from "./pages/loading.ts";
import { markup } from "./pages/markup.ts";
import { media } from "./pages/media.ts";
import { navigation } from "./pages/navigation.ts";
import { network } from "./pages/network.ts";
import { security } from "./pages/security.ts";
import { setup } from "./pages/setup.ts";
import { styles } from "./pages/styles.ts";
import { updates } from "./pages/updates.ts";

const GROUPS = {
  builtins,
  columns,
  dom,
  events,
  globals,
  interactive,
  layout,
  libraries,
  loading,
  markup,
  media,
  navigation,
  network,
  security,
  setup,
  styles,
  updates,
};

/** By path, for example `builtins/json-missing`. */
export const HOST_PAGES: ReadonlyMap<string, HostPage> = new Map(
  Object.entries(GROUPS).flatMap(([group, pages]) =>
    Object.entries(pages).map(([name, page]) => [`${group}/${name}`, page]),
  ),
);
