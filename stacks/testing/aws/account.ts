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
  /** Explicit name of the resource, or a generated name as from CloudFormation. */
  physicalId: string;
  /** Properties of the resource. All functions and references in them are resolved. */
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
  /** Text of the template, as uploaded. */
  template: string;
  tags: Record<string, string>;
  parameters: Record<string, string>;
  resources: Resource[];
  outputs: Output[];
  /** Names of the exports of other stacks that this stack imports. */
  imports: string[];
  /** Events, newest first. */
  events: StackEvent[];
}

export const accountId = "123456789012";

/** Emulated AWS account. Contains the uploaded files and the created stacks of all regions. */
export class Account {
  readonly stacks: Stack[] = [];
  /** Uploaded files by `<bucket>/<key>`. */
  readonly objects = new Map<string, Buffer>();
  /** Created and updated stacks as `<name>: <status>`, oldest change first. */
  readonly changes: string[] = [];
  /** Calls that the emulation does not support. Tests expect none. */
  readonly complaints: string[] = [];

  stack(region: string, nameOrId: string): Stack | undefined {
    return this.stacks.find((one) => one.region === region && (one.name === nameOrId || one.id === nameOrId));
  }

  /** Returns the resources of one type. The resources of a stack appear only when the stack is complete. */
  resources(type: string, region?: string): Resource[] {
    const stacks = this.stacks.filter((one) => !region || one.region === region);
    return stacks.flatMap(({ resources }) => resources.filter((one) => one.type === type));
  }

  /** Returns the value that a complete stack of the region exports under this name. */
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

/**
 * Waits a moment. This short delay stands for the minutes that AWS takes, so that a client that does not wait for
 * completion fails.
 */
export const moment = () => wait(100);
