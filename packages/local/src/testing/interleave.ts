/** A call to DynamoDB by the SDK's name for it, e.g. `TransactWriteItemsCommand`. */
type CommandName = `${string}Command`;

/** Does `work` once, just before the next such call leaves for the store; with `entity` only one about its items. */
export type Interleave = (command: CommandName, work: () => Promise<unknown>, entity?: string) => void;

let next: { command: CommandName; work: () => Promise<unknown>; keys: RegExp } | undefined;
let isWatching = false;

/**
 * Puts what somebody else does between two calls of one request, in an order that is the same each time.
 *
 * @internal
 */
export async function interleaving(): Promise<Interleave> {
  const { dynamoDb } = await import("@linkedpotential/core/db/client");
  next = undefined;
  if (!isWatching) {
    dynamoDb.middlewareStack.add(
      (send, { commandName }) =>
        async (request) => {
          const due = next;
          if (due && due.command === commandName && due.keys.test(JSON.stringify(request.input))) {
            next = undefined;
            await due.work();
          }
          return send(request);
        },
      { step: "initialize", name: "interleave" },
    );
  }
  isWatching = true;
  return (command, work, entity) => {
    next = { command, work, keys: new RegExp(entity ? `[$#]${entity}_1` : "") };
  };
}
