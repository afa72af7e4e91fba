import type { SubscriberId, WorkerId } from "@linkedpotential/contract/background";
import type { LambdaId } from "@linkedpotential/contract/grants";
import type { App, Stack } from "sst/constructs";

/** The id of a Lambda as part of a name, e.g. `leads-create`. */
export const nameOf = (id: LambdaId | SubscriberId): string => id.replace("/", "-");

/** The queue whose messages a worker takes, without stage and app. */
export const queueNameOf = (id: WorkerId): string => `${nameOf(id)}-queue`;

/**
 * A name that is unique in the account, e.g. `prod-linkedpotential-leads-create`. Other stacks name what comes and goes
 * with a release this way instead of importing it: CloudFormation deletes no export that another stack still imports, so
 * the release before could not be deployed again.
 */
export const fullName = (stack: Stack, name: string): string =>
  `${stack.stage}-${(stack.node.root as App).name}-${name}`;

/** The log group of a Lambda, under the name by which SST's console opens it. */
export const logGroupNameOf = (stack: Stack, id: LambdaId): string => `/aws/lambda/${fullName(stack, nameOf(id))}`;
