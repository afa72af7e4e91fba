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

/** The largest batch that any queue hands over in AWS (stacks/queues.ts). */
const batchSize = 10;

/** Queue of a worker. Messages that are sent at the same time are handed over in batches. */
export function createQueue(id: WorkerId) {
  let waiting: Waiting[] = [];

  function receive(): void {
    const messages = waiting;
    waiting = [];
    for (let from = 0; from < messages.length; from += batchSize) void handOver(messages.slice(from, from + batchSize));
  }

  async function handOver(batch: readonly Waiting[]): Promise<void> {
    const Records = batch.map(({ messageId, message }) => ({ messageId, body: JSON.stringify(message) }));
    // Narrower than in AWS, where the role of the worker counts: the grant of each subscriber stays complete by itself.
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

  /** Answers when the worker has handled the message. @throws when it reports a failure: then the message is still due */
  return (message: WorkerMessage): Promise<void> => {
    const sent = { messageId: randomUUID(), message, ...Promise.withResolvers<void>() };
    if (waiting.push(sent) === 1) queueMicrotask(receive);
    return sent.promise;
  };
}
