import { spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { npmCommand } from "../../install/install-plan.js";
import { outDir, root } from "../../paths.ts";

interface Component {
  "bom-ref": string;
  name: string;
  version: string;
  properties: { name: string; value: string }[];
}

/** The parts of a CycloneDX 1.5 document that are changed here. */
interface Sbom {
  serialNumber?: string;
  metadata: Record<string, unknown> & { component: { name: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const HEADING = /^## (\S+) - (\S+) \(/gm;

/** The packages in built files, as `name@version`, with the license files that name them. */
function shippedPackages(licenses: Readonly<Record<string, string>>): Map<string, string[]> {
  const shipped = new Map<string, string[]>();
  for (const [file, text] of Object.entries(licenses)) {
    for (const [, name, version] of text.matchAll(HEADING)) {
      const id = `${name}@${version}`;
      shipped.set(id, [...(shipped.get(id) ?? []), file]);
    }
  }
  return shipped;
}

/**
 * npm's list of all packages in the lockfile, reduced to those in the built files: tools that only
 * build or test reach nobody. Without npm's random number, time and version, so that two builds have
 * the same bytes.
 *
 * @param licenses the texts of the license files that Vite writes next to each built file
 * @throws Error if a package in a file is not in the lockfile
 */
export function shippedSbom(
  { serialNumber, ...all }: Sbom,
  licenses: Readonly<Record<string, string>>,
  name: string,
): Sbom {
  const shipped = shippedPackages(licenses);
  const idOf = (component: Component) => `${component.name}@${component.version}`;
  const known = new Set(all.components.map(idOf));
  const unknown = [...shipped.keys()].filter((id) => !known.has(id));
  if (unknown.length > 0) throw new Error(`Not in the lockfile: ${unknown.join(", ")}`);
  const components = all.components
    .filter((component) => shipped.has(idOf(component)))
    .map((component) => ({
      ...component,
      // npm's properties say which are development dependencies of this repository; all are bundled.
      properties: (shipped.get(idOf(component)) ?? []).map((value) => ({
        name: "web-scheduler:licenses",
        value,
      })),
    }));
  const refs = new Set(components.map((component) => component["bom-ref"]));
  const own = String(all.dependencies[0]?.ref);
  return {
    ...all,
    metadata: {
      lifecycles: [{ phase: "build" }],
      component: { ...all.metadata.component, name },
    },
    components,
    dependencies: all.dependencies
      .filter(({ ref }) => ref === own || refs.has(ref))
      .map(({ ref, dependsOn }) => ({
        ref,
        dependsOn: ref === own ? [...refs] : dependsOn.filter((other) => refs.has(other)),
      })),
  };
}

/** Writes `sbom.cdx.json`, the packages in all built files as CycloneDX. */
export function writeSbom(folder = outDir): void {
  const { command, args, shell } = npmCommand(process.env);
  // Development dependencies too, because Vite sets NODE_ENV to production, and they are bundled.
  const options = ["--package-lock-only", "--include=dev", "--loglevel=error"];
  const list = ["sbom", "--sbom-format=cyclonedx", ...options];
  const { status, stdout, stderr } = spawnSync(command, [...args, ...list], {
    cwd: join(root, ".."),
    encoding: "utf8",
    shell,
    maxBuffer: 50_000_000,
  });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr || stdout}`);
  const files = globSync("**/*licenses.md", { cwd: folder }).sort();
  const licenses = Object.fromEntries(
    files.map((file) => [file.replaceAll("\\", "/"), readFileSync(join(folder, file), "utf8")]),
  );
  const { name } = JSON.parse(readFileSync(join(root, "../package.json"), "utf8"));
  const sbom = shippedSbom(JSON.parse(stdout), licenses, name);
  writeFileSync(join(folder, "sbom.cdx.json"), `${JSON.stringify(sbom, null, 2)}\n`);
}
