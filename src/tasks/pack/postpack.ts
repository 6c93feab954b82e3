import { join } from "node:path";
import { root } from "../paths.ts";
import { restoreDocuments } from "./package-documents.ts";

restoreDocuments(join(root, ".."));
