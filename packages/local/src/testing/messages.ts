import { randomUUID } from "node:crypto";
import { type SubscriberId, type WorkerId, type WorkerMessage, workers } from "@linkedpotential/contract/background";
import { forgetConfig } from "@linkedpotential/core/config";
import type { SQSBatchResponse } from "aws-lambda";

/** @internal */
export { delivered } from "../events/bus.ts";

type Line = Record<string, unknown>;
type HandleBatch = (delivery: object, context: object) => Promise<SQSBatchResponse>;

export interface OpenSubscribers {
  /**
   * Delivers one message to a subscriber as its queue does. Returns the line that the subscriber logs.
   * @throws an error with the code or defect when the subscriber reports the message as failed
   */
  hand(id: SubscriberId, type: string, detail: unknown): Promise<Line>;
  /** All log lines so far, including those of other calls. */
  lines: readonly Line[];
  close(): void;
}

/** @internal */
export function workerOf(id: SubscriberId): WorkerId {
  const found = (Object.keys(workers) as WorkerId[]).find((worker) =>
    (workers[worker] as readonly SubscriberId[]).includes(id),
  );
  if (!found) throw new Error(`${id} has no worker`);
  return found;
}

export const batchOf = (messages: readonly WorkerMessage[]) => ({
  Records: messages.map((message) => ({
    messageId: randomUUID(),
    receiptHandle: randomUUID(),
    body: JSON.stringify(message),
    attributes: { ApproximateReceiveCount: "1" },
    messageAttributes: {},
    eventSource: "aws:sqs",
    eventSourceARN: "arn:aws:sqs:eu-central-1:000000000000:queue-under-test",
    awsRegion: "eu-central-1",
  })),
});

/** @internal */
export async function handlerOf(id: WorkerId): Promise<HandleBatch> {
  const { handler }: { handler: HandleBatch } = await import(`@linkedpotential/functions/${id}`);
  return handler;
}

/**
 * Captures the log until `close` is called. Call this function after the stack was started.
 * @internal
 */
export function openSubscribers(): OpenSubscribers {
  const lines: Line[] = [];
  const { write } = process.stdout;
  const { LOG_LEVEL } = process.env;
  process.env.LOG_LEVEL = "info";
  forgetConfig();
  process.stdout.write = (text) => lines.push(JSON.parse(String(text))) > 0;
  return {
    lines,
    hand: async (id, type, detail) => {
      const handler = await handlerOf(workerOf(id));
      const awsRequestId = randomUUID();
      const delivery = batchOf([{ subscriber: id, "detail-type": type, detail }]);
      const { batchItemFailures } = await handler(delivery, { awsRequestId });
      const line = lines.find(({ requestId }) => requestId === awsRequestId) ?? {};
      if (batchItemFailures.length > 0) throw new Error(`${line.function} failed: ${line.code ?? line.defect}`);
      return line;
    },
    close: () => {
      process.stdout.write = write;
      process.env.LOG_LEVEL = LOG_LEVEL;
      forgetConfig();
    },
  };
}
