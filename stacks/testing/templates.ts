import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CloudAssembly } from "aws-cdk-lib/cx-api";
import type { Deployment } from "../synthesise.ts";

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type Properties = { [name: string]: Json };

export interface Resource {
  /** Name of the stack without the stage and the app, e.g. `Routes-crm`. */
  stack: string;
  /** Logical id of the resource in the stack. */
  id: string;
  type: string;
  properties: Properties;
  deletionPolicy: string | undefined;
}

const assemblies = new Map<Deployment, CloudAssembly>();

/**
 * Returns the assembly of a deployment. It is cached, because reading one is slow and tests need it hundreds of times.
 */
function assemblyOf(name: Deployment): CloudAssembly {
  const assembly = assemblies.get(name) ?? new CloudAssembly(join(process.env.SYNTHESISED ?? "", name));
  assemblies.set(name, assembly);
  return assembly;
}

export const stacksOf = (name: Deployment) => assemblyOf(name).stacks;

interface Template {
  Resources?: Record<string, { Type: string; Properties?: Properties; DeletionPolicy?: string }>;
}

const read = new Map<Deployment, Resource[]>();

/** Returns the resources of all stacks of a deployment, optionally of one type. */
export function resourcesOf(name: Deployment, type?: string): Resource[] {
  const all = read.get(name) ?? readResources(name);
  read.set(name, all);
  return type ? all.filter((resource) => resource.type === type) : all;
}

function readResources(name: Deployment): Resource[] {
  return stacksOf(name).flatMap(({ stackName, templateFullPath }) => {
    const { Resources = {} }: Template = JSON.parse(readFileSync(templateFullPath, "utf8"));
    return Object.entries(Resources).map(([id, { Type, Properties = {}, DeletionPolicy }]) => ({
      stack: stackName.replace(/^.*-linkedpotential-/, ""),
      id,
      type: Type,
      properties: Properties,
      deletionPolicy: DeletionPolicy,
    }));
  });
}

/**
 * Returns a value inside the properties of a resource by its path, e.g. `at(lambda, "Environment.Variables.STAGE")`.
 */
export function at({ properties }: Pick<Resource, "properties">, path: string): Json | undefined {
  let value: Json | undefined = properties;
  for (const part of path.split(".")) {
    value = typeof value === "object" && value !== null ? (value as Properties)[part] : undefined;
  }
  return value;
}

/** Returns whether a value refers to a resource, directly or through an export of another stack. */
export const refersTo = (value: Json | undefined, { id }: Pick<Resource, "id">): boolean =>
  JSON.stringify(value ?? null).includes(id);

/** Returns the folder of an asset. The template contains the key of the asset. */
export const assetDirectory = (name: Deployment, key: Json | undefined): string =>
  join(assemblyOf(name).directory, `asset.${String(key).replace(/\.zip$/, "")}`);
