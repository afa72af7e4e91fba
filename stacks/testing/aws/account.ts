import { setTimeout as wait } from "node:timers/promises";
import type { Properties } from "../templates.ts";

/** An error in the format of AWS. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

export interface Resource {
  logicalId: string;
  type: string;
  /** Explicit name of the resource, or one generated as CloudFormation does. */
  physicalId: string;
  /** Properties with all functions and references resolved. */
  properties: Properties;
}

export interface Output {
  key: string;
  value: string;
  exportName?: string;
}

interface StackEvent {
  id: string;
  at: string;
  status: string;
  reason?: string;
}

export interface Stack {
  name: string;
  id: string;
  region: string;
  status: string;
  /** Template text as it was uploaded. */
  template: string;
  tags: Record<string, string>;
  parameters: Record<string, string>;
  resources: Resource[];
  outputs: Output[];
  /** Names of imported exports of other stacks. */
  imports: string[];
  /** Events, newest first. */
  events: StackEvent[];
}

export const accountId = "123456789012";

/** An emulated AWS account with uploaded files and created stacks, in all regions. */
export class Account {
  readonly stacks: Stack[] = [];
  /** Uploaded files by `<bucket>/<key>`. */
  readonly objects = new Map<string, Buffer>();
  /** Created and updated stacks in chronological order, as `<name>: <status>`. */
  readonly changes: string[] = [];
  /** Calls that the emulation does not support. */
  readonly complaints: string[] = [];

  stack(region: string, nameOrId: string): Stack | undefined {
    return this.stacks.find((one) => one.region === region && (one.name === nameOrId || one.id === nameOrId));
  }

  /** Returns the resources of one type. A stack has no resources until it is complete. */
  resources(type: string, region?: string): Resource[] {
    const stacks = this.stacks.filter((one) => !region || one.region === region);
    return stacks.flatMap(({ resources }) => resources.filter((one) => one.type === type));
  }

  /** Returns the value that a completed stack of the region exports by this name. */
  exported(region: string, name: string): string | undefined {
    const outputs = this.stacks.filter((one) => one.region === region).flatMap((one) => one.outputs);
    return outputs.find(({ exportName }) => exportName === name)?.value;
  }

  /** Returns the value of a parameter in the Parameter Store. */
  parameter(region: string, name: string): string | undefined {
    const made = this.resources("AWS::SSM::Parameter", region).find(({ physicalId }) => physicalId === name);
    return made && String(made.properties.Value);
  }

  hasRole(arn: string): boolean {
    return this.resources("AWS::IAM::Role").some(
      ({ physicalId }) => arn === `arn:aws:iam::${accountId}:role/${physicalId}`,
    );
  }
}

/** Delay in place of minutes in AWS. Clients that do not wait for completion fail. */
export const moment = () => wait(100);
