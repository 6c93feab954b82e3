#!/usr/bin/env node
import { startOnNode } from "../web/node/start-on-node.ts";

await startOnNode("web-scheduler-receiver", () => import("./command.ts"));
