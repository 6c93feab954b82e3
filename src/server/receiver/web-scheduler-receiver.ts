#!/usr/bin/env node
import { startOnNode } from "../hosts/start-on-node.ts";

await startOnNode("web-scheduler-receiver", () => import("./command.ts"));
