import { type SubscriberId, subscribers } from "@linkedpotential/contract/background";
import type { ReceivedEvents } from "@linkedpotential/contract/bus";
import { clock } from "@linkedpotential/core/clock";
import { isOutboxType, receivedEvent } from "@linkedpotential/core/outbox/received-event";
import type { EventBridgeEvent, Context as LambdaContext } from "aws-lambda";
import type { Facts } from "../log-line.ts";
import { type BackgroundContext, logged } from "./logged.ts";

type TypeOf<Id extends SubscriberId> = (typeof subscribers)[Id][number];
type DetailOf<Id extends SubscriberId> = ReceivedEvents[TypeOf<Id>];

interface Delivery {
  Records: readonly { body: string }[];
}

/** The Lambda of a subscriber. The same event may come more than once. */
export const subscriber =
  <Id extends SubscriberId, Result extends Facts>(
    id: Id,
    useCase: (ctx: BackgroundContext, detail: DetailOf<Id>) => Promise<Result>,
  ) =>
  ({ Records: [record] }: Delivery, { awsRequestId }: LambdaContext): Promise<Result> =>
    logged({ id, requestId: awsRequestId, now: () => clock.now() }, async (ctx) => {
      const { "detail-type": type, detail }: EventBridgeEvent<TypeOf<Id>, unknown> = JSON.parse(record?.body ?? "{}");
      const known: readonly string[] = subscribers[id];
      if (!known.includes(type)) throw new Error(`${id} does not listen to this event`);
      return useCase(ctx, (isOutboxType(type) ? receivedEvent(type, detail) : detail) as DetailOf<Id>);
    });
