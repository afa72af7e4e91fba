/** Name of a command of the AWS SDK, e.g. `TransactWriteItemsCommand`. */
type CommandName = `${string}Command`;

/**
 * Runs `work` once, just before the next command with this name is sent. With `entity`, only commands on items of that
 * entity count.
 */
export type Interleave = (command: CommandName, work: () => Promise<unknown>, entity?: string) => void;

let next: { command: CommandName; work: () => Promise<unknown>; keys: RegExp } | undefined;
let isWatching = false;

/**
 * Returns a function that runs other work between two database calls of a request. Tests of races then always have the
 * same order.
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
