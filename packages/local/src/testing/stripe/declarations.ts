import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import {
  type ImportDeclaration,
  type ModuleItem,
  parseSync,
  type TsInterfaceDeclaration,
  type TsModuleDeclaration,
  type TsTypeAliasDeclaration,
} from "@swc/core";

/** Declaration of a type, and the scope in which names inside the declaration are resolved. */
export interface Declared {
  declaration: TsInterfaceDeclaration | TsTypeAliasDeclaration;
  scope: Scope;
}

/** Scope in which a name is resolved: a file of the SDK and a path of namespaces in it, outermost first. */
export interface Scope {
  file: string;
  within: readonly string[];
}

interface DeclarationFile {
  declared: Map<string, Declared>;
  /** Source file of each imported name. */
  imported: Map<string, string>;
}

const files = new Map<string, DeclarationFile>();

/** Folder of the SDK's resource types, which Stripe generates from its OpenAPI description (docs/adr/0045). */
export const resources = join(dirname(createRequire(import.meta.url).resolve("stripe")), "resources");

function read(file: string): DeclarationFile {
  const known = files.get(file);
  if (known) return known;
  const made: DeclarationFile = { declared: new Map(), imported: new Map() };
  files.set(file, made);
  collect(parseSync(readFileSync(file, "utf8"), { syntax: "typescript" }).body, { file, within: [] }, made);
  return made;
}

function collect(items: readonly ModuleItem[], scope: Scope, into: DeclarationFile): void {
  for (const item of items) {
    const declaration = item.type === "ExportDeclaration" ? item.declaration : item;
    if (declaration.type === "ImportDeclaration") collectNames(declaration, scope, into);
    else if (declaration.type === "TsModuleDeclaration") collectWithin(declaration, scope, into);
    else if (declaration.type === "TsInterfaceDeclaration" || declaration.type === "TsTypeAliasDeclaration") {
      into.declared.set([...scope.within, declaration.id.value].join("."), { declaration, scope });
    }
  }
}

function collectNames({ source, specifiers }: ImportDeclaration, { file }: Scope, into: DeclarationFile): void {
  const from = join(dirname(file), source.value.replace(/\.js$/, ".d.ts"));
  for (const { local } of specifiers) into.imported.set(local.value, from);
}

function collectWithin({ id, body }: TsModuleDeclaration, { file, within }: Scope, into: DeclarationFile): void {
  if (body?.type === "TsModuleBlock") collect(body.body, { file, within: [...within, id.value] }, into);
}

/** Resolves a name as the compiler does: first in the namespaces, innermost first, then in the imports. */
export function find(name: string, scope: Scope): Declared {
  const { declared, imported } = read(scope.file);
  for (let depth = scope.within.length; depth >= 0; depth -= 1) {
    const found = declared.get([...scope.within.slice(0, depth), name].join("."));
    if (found) return found;
  }
  const from = imported.get(name.split(".")[0] ?? "");
  if (!from) throw new Error(`${name} is not declared in ${scope.file}`);
  return find(name, { file: from, within: [] });
}
