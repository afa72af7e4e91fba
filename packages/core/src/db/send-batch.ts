import { type RetryPolicy, retry } from "../retry.ts";

type Requests = Record<string, unknown>;

interface Answer {
  Responses?: Record<string, unknown[]>;
  UnprocessedKeys?: Requests;
  UnprocessedItems?: Requests;
}

class Unprocessed extends Error {
  constructor() {
    super("the store left a part of the batch unprocessed");
  }
}

/**
 * Sends a BatchGetItem or BatchWriteItem. Retries the unprocessed part with backoff.
 * @throws when a part is still unprocessed after the last attempt, so that nothing is lost silently
 */
export function sendBatch<Result extends { output: object }>(
  requests: Requests,
  send: (requests: Requests) => Promise<Result>,
): Promise<Result> {
  const responses = new Map<string, unknown[]>();
  let left = requests;
  return retry(
    storePolicy,
    (error) => error instanceof Unprocessed,
    async () => {
      const result = await send(left);
      const answer = result.output as Answer;
      for (const [table, items] of Object.entries(answer.Responses ?? {})) {
        responses.set(table, [...(responses.get(table) ?? []), ...items]);
      }
      left = answer.UnprocessedKeys ?? answer.UnprocessedItems ?? {};
      if (Object.keys(left).length > 0) throw new Unprocessed();
      return answer.Responses ? { ...result, output: { ...answer, Responses: Object.fromEntries(responses) } } : result;
    },
  );
}

export const storePolicy: RetryPolicy = { attempts: 9, firstMs: 20, longestMs: 500 };
