interface BatchRead {
  [table: string]: { Keys: object[] };
}

/** Function that returns how many keys of a batch are answered. */
type Share = (keys: number) => number;

let share: Share | undefined;
let isWatching = false;

/**
 * Runs work while batch reads leave some of their keys unprocessed. `answered` decides how many are answered. Returns
 * the number of incomplete answers.
 * @internal
 */
export async function withUnprocessedKeys(answered: Share, work: () => Promise<unknown>): Promise<number> {
  if (!isWatching) await watch();
  isWatching = true;
  let incomplete = 0;
  share = (keys) => {
    const count = answered(keys);
    if (count < keys) incomplete += 1;
    return count;
  };
  try {
    await work();
  } finally {
    share = undefined;
  }
  return incomplete;
}

async function watch(): Promise<void> {
  const { dynamoDb } = await import("@linkedpotential/core/db/client");
  dynamoDb.middlewareStack.add(
    (send, { commandName }) =>
      async (call) => {
        const [[table, request] = ["", { Keys: [] }]] = Object.entries(readOf(call.input));
        if (!share || commandName !== "BatchGetItemCommand") return send(call);
        const count = share(request.Keys.length);
        const some = (Keys: object[]): BatchRead => (Keys.length > 0 ? { [table]: { ...request, Keys } } : {});
        const input = { ...call.input, RequestItems: some(request.Keys.slice(0, count)) };
        const result = count > 0 ? await send({ ...call, input }) : { response: {}, output: { $metadata: {} } };
        return { ...result, output: { ...result.output, UnprocessedKeys: some(request.Keys.slice(count)) } };
      },
    // Runs inside the middleware of the product, which then sees an incomplete answer.
    { step: "initialize", priority: "low", name: "leftovers" },
  );
}

const readOf = (input: object): BatchRead => ("RequestItems" in input ? (input.RequestItems as BatchRead) : {});
