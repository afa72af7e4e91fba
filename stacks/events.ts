import { eventSource } from "@linkedpotential/contract/bus";
import { Duration } from "aws-cdk-lib";
import { EventBus } from "aws-cdk-lib/aws-events";
import type { StackContext } from "sst/constructs";
import { addOutbox } from "./outbox.ts";

export function Events({ app, stack }: StackContext) {
  const bus = new EventBus(stack, "Bus", { eventBusName: `${app.stage}-${app.name}` });
  bus.archive("Archive", { eventPattern: { source: [eventSource] }, retention: Duration.days(30) });
  return { bus, outbox: addOutbox(stack, bus) };
}
