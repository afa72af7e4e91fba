import { eventSource } from "@linkedpotential/contract/bus";
import { Duration } from "aws-cdk-lib";
import { EventBus } from "aws-cdk-lib/aws-events";
import type { StackContext } from "sst/constructs";

/** The bus, and an archive from which its events of a month can be played again. Who listens stands in `subscribers.ts`. */
export function Events({ app, stack }: StackContext) {
  const bus = new EventBus(stack, "Bus", { eventBusName: `${app.stage}-${app.name}` });
  bus.archive("Archive", { eventPattern: { source: [eventSource] }, retention: Duration.days(30) });
  return { bus };
}
