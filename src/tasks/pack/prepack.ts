import { join } from "node:path";
import { root } from "../paths.ts";
import { usePackageDocuments } from "./package-documents.ts";

usePackageDocuments(join(root, ".."));
