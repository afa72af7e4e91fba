import type { SubscriberId, WorkerId } from "@linkedpotential/contract/background";
import type { LambdaId } from "@linkedpotential/contract/grants";
import type { App, Stack } from "sst/constructs";

export const nameOf = (id: LambdaId | SubscriberId): string => id.replace("/", "-");

export const queueNameOf = (id: WorkerId): string => `${nameOf(id)}-queue`;

/**
 * Returns a name that is unique in the account, e.g. `prod-linkedpotential-leads-create`. Other stacks refer to
 * resources that a release may add or remove by this name instead of importing them. CloudFormation cannot delete an
 * export that another stack imports, so an import would prevent rollbacks.
 */
export const fullName = (stack: Stack, name: string): string =>
  `${stack.stage}-${(stack.node.root as App).name}-${name}`;

/** Returns the log group of a Lambda, with the name that SST's console expects. */
export const logGroupNameOf = (stack: Stack, id: LambdaId): string => `/aws/lambda/${fullName(stack, nameOf(id))}`;
