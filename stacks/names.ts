import type { SubscriberId, WorkerId } from "@linkedpotential/contract/background";
import type { LambdaId } from "@linkedpotential/contract/grants";
import type { App, Stack } from "sst/constructs";

export const nameOf = (id: LambdaId | SubscriberId): string => id.replace("/", "-");

export const queueNameOf = (id: WorkerId): string => `${nameOf(id)}-queue`;

/**
 * Returns a name that is unique in the AWS account, e.g. `prod-linkedpotential-leads-create`. Other stacks use this
 * name to refer to resources that a release may add or remove. They do not import these resources: CloudFormation
 * cannot delete an export that another stack imports, which would prevent rollbacks.
 */
export const fullName = (stack: Stack, name: string): string =>
  `${stack.stage}-${(stack.node.root as App).name}-${name}`;

/** Returns the name of the log group of a Lambda, as the console of SST expects it. */
export const logGroupNameOf = (stack: Stack, id: LambdaId): string => `/aws/lambda/${fullName(stack, nameOf(id))}`;
