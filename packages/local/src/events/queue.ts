import { randomUUID } from "node:crypto";
import type { WorkerId, WorkerMessage } from "@linkedpotential/contract/background";
import { unionOf } from "@linkedpotential/contract/grant";
import { subscriberGrants } from "@linkedpotential/contract/grants";
import type { SQSBatchResponse } from "aws-lambda";
import { invoke } from "../lambda/invoke.ts";

interface Waiting extends PromiseWithResolvers<void> {
  messageId: string;
  message: WorkerMessage;
}

/** Maximum number of messages in a batch, as in AWS (stacks/queues.ts). */
const batchSize = 10;

/** Creates the queue of a worker. Messages that are sent at the same time form a batch. */
export function createQueue(id: WorkerId) {
  let waiting: Waiting[] = [];

  function receive(): void {
    const messages = waiting;
    waiting = [];
    for (let from = 0; from < messages.length; from += batchSize)
      void deliverBatch(messages.slice(from, from + batchSize));
  }

  async function deliverBatch(batch: readonly Waiting[]): Promise<void> {
    const Records = batch.map(({ messageId, message }) => ({ messageId, body: JSON.stringify(message) }));
    // Grant only what the subscribers of this batch need. In AWS a worker's role covers all its subscribers, so only
    // this narrower grant shows that each subscriber's own grant is complete.
    const grant = unionOf(batch.map(({ message }) => subscriberGrants[message.subscriber]));
    try {
      const { batchItemFailures } = (await invoke(id, { Records }, grant)) as SQSBatchResponse;
      const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
      for (const { messageId, message, resolve, reject } of batch) {
        if (failed.has(messageId)) reject(new Error(`${message.subscriber} failed`));
        else resolve();
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  /** Resolves when the worker has processed the message, and rejects when it has to be retried. */
  return (message: WorkerMessage): Promise<void> => {
    const sent = { messageId: randomUUID(), message, ...Promise.withResolvers<void>() };
    if (waiting.push(sent) === 1) queueMicrotask(receive);
    return sent.promise;
  };
}
