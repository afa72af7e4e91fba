import {
  type SubscriberId,
  subscribers,
  type WorkerId,
  type WorkerMessage,
  type workers,
} from "@linkedpotential/contract/background";
import type { ReceivedEvents } from "@linkedpotential/contract/bus";
import { clock } from "@linkedpotential/core/clock";
import type { Context } from "@linkedpotential/core/context";
import { isOutboxType, receivedEvent } from "@linkedpotential/core/outbox/received-event";
import type { Context as LambdaContext, SQSBatchResponse } from "aws-lambda";
import type { LogFields } from "../log-line.ts";
import { runLogged } from "./logged.ts";

type UseCase<Detail> = (ctx: Context, detail: Detail) => Promise<LogFields>;
type DetailOf<Id extends SubscriberId> = ReceivedEvents[(typeof subscribers)[Id][number]];
type UseCases<Id extends WorkerId> = { [Subscriber in (typeof workers)[Id][number]]: UseCase<DetailOf<Subscriber>> };

interface Delivery {
  Records: readonly { messageId: string; body: string }[];
}

/**
 * Creates the Lambda of a queue. It handles the messages of a batch concurrently and reports the failed messages, which
 * SQS then delivers again.
 */
export const worker =
  <Id extends WorkerId>(id: Id, useCases: UseCases<Id>) =>
  async ({ Records }: Delivery, { awsRequestId }: LambdaContext): Promise<SQSBatchResponse> => {
    const handled = await Promise.allSettled(
      Records.map(({ body }) => handle(id, useCases as Table, { body, requestId: awsRequestId })),
    );
    const failed = Records.filter((_, index) => handled[index]?.status === "rejected");
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  };

type Table = Partial<Record<SubscriberId, UseCase<unknown>>>;

function handle(id: WorkerId, useCases: Table, { body, requestId }: { body: string; requestId: string }) {
  const { subscriber: named = "", "detail-type": type = "", detail } = messageIn(body);
  const subscriber = isOneOf(useCases, named) ? named : undefined;
  return runLogged({ id: subscriber ?? id, requestId, now: () => clock.now() }, async (ctx) => {
    const useCase = subscriber && useCases[subscriber];
    if (!useCase) throw new Error(`${id} has no such subscriber`);
    const known: readonly string[] = subscribers[subscriber];
    if (!known.includes(type)) throw new Error(`${subscriber} does not listen to this event`);
    return useCase(ctx, isOutboxType(type) ? receivedEvent(type, detail) : detail);
  });
}

const isOneOf = (useCases: Table, name: string): name is SubscriberId => Object.hasOwn(useCases, name);

function messageIn(body: string): Partial<WorkerMessage> {
  try {
    return JSON.parse(body) ?? {};
  } catch {
    return {};
  }
}
