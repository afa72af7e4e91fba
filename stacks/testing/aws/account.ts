import { setTimeout as wait } from "node:timers/promises";
import type { Properties } from "../templates.ts";

/** What the stand-in answers instead of a result, in the words of AWS. */
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
  /** Its own name where it has one, else one that CloudFormation would make up. */
  physicalId: string;
  /** With all functions and references resolved. */
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
  /** As it was uploaded. */
  template: string;
  tags: Record<string, string>;
  parameters: Record<string, string>;
  resources: Resource[];
  outputs: Output[];
  /** Names of other stacks' exports. */
  imports: string[];
  /** The newest first. */
  events: StackEvent[];
}

export const accountId = "123456789012";

/** An AWS account of its own: what was uploaded and what was made, in all regions. */
export class Account {
  readonly stacks: Stack[] = [];
  /** Uploaded files by `<bucket>/<key>`. */
  readonly objects = new Map<string, Buffer>();
  /** Stacks that were made or changed, in this order, as `<name>: <status>`. */
  readonly changes: string[] = [];
  /** Calls that the stand-in does not know. */
  readonly complaints: string[] = [];

  stack(region: string, nameOrId: string): Stack | undefined {
    return this.stacks.find((one) => one.region === region && (one.name === nameOrId || one.id === nameOrId));
  }

  /** Resources that are there, of one type; a stack has none until it is complete. */
  resources(type: string, region?: string): Resource[] {
    const stacks = this.stacks.filter((one) => !region || one.region === region);
    return stacks.flatMap(({ resources }) => resources.filter((one) => one.type === type));
  }

  /** What a stack of the region exports by this name, once it is complete. */
  exported(region: string, name: string): string | undefined {
    const outputs = this.stacks.filter((one) => one.region === region).flatMap((one) => one.outputs);
    return outputs.find(({ exportName }) => exportName === name)?.value;
  }

  /** The value of a parameter in the Parameter Store. */
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

/** A moment, in which the real thing would work for minutes: whoever does not wait for it finds nothing. */
export const moment = () => wait(100);
