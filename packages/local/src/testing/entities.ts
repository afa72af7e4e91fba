import { globSync } from "node:fs";
import { join } from "node:path";

const core = join(import.meta.dirname, "../../../core/src");

/**
 * Returns the names of all entities. Each item stores the name of its entity as `__edb_e__`.
 * @internal
 */
export async function entityNames(): Promise<string[]> {
  const files = globSync("**/*.entity.ts", { cwd: core });
  const modules: object[] = await Promise.all(files.map((file) => import(join(core, file))));
  const names = modules.flatMap((module) => Object.values(module).flatMap(nameOf));
  return [...new Set(names)].sort();
}

const nameOf = (exported: { model?: { entity?: string } } | null): string[] =>
  typeof exported?.model?.entity === "string" ? [exported.model.entity] : [];
