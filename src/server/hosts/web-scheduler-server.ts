#!/usr/bin/env node
import { startOnNode } from "./start-on-node.ts";

await startOnNode("web-scheduler-server", () => import("./command.ts"));
